# Completes the words of stepdoku in fish. Printed by: stepdoku completion fish
# To use it, write it to ~/.config/fish/completions/stepdoku.fish

# What can be typed where: verb, place, word, what it means. Nothing is started while keys are pressed.
set -g __stepdoku_table 'stepdoku	:-	--command	run these lines, split by ;, and leave; may be repeated' \
    'stepdoku	:-	--json	answer programs: one JSON object for each answer' \
    'stepdoku	:-	--color=auto	auto, always or never' \
    'stepdoku	:-	--color=always	auto, always or never' \
    'stepdoku	:-	--color=never	auto, always or never' \
    'stepdoku	:-	--ascii	frames and signs of ASCII alone' \
    'stepdoku	:-	--help	say how it is used; behind a verb, what is to be known of it' \
    'stepdoku	:-	--version	show the version' \
    '<verb>	:-	--color=auto	auto, always or never' \
    '<verb>	:-	--color=always	auto, always or never' \
    '<verb>	:-	--color=never	auto, always or never' \
    '<verb>	:-	--ascii	frames and signs of ASCII alone' \
    '<verb>	:-	--help	say how it is used; behind a verb, what is to be known of it' \
    'stepdoku	:0	load	put a board on the table: a sample, a file, or its text' \
    'stepdoku	:0	samples	list the boards that come with the program' \
    'stepdoku	:0	show	the board; its pencil marks, a digit, the solution beside it' \
    'stepdoku	:0	save	write the board into a file, or all of the session' \
    'stepdoku	:0	check	what is wrong with the board, if anything' \
    'stepdoku	:0	hint	what a person would do next, a little more each time' \
    'stepdoku	:0	technique	what a technique is, with an example; without NAME the list' \
    'stepdoku	:0	solve	fill the board, and say whether its solution is the only one' \
    'stepdoku	:0	rate	how hard the board is by logic, and how long each search is' \
    'stepdoku	:0	generate	make a board with one solution; N alone writes so many lines' \
    'stepdoku	:0	explain	which peer forbids which digit in a cell' \
    'stepdoku	:0	step	N moves forward, 1 if not said' \
    'stepdoku	:0	goto	to time N, to time 0, to the next solution or the end, or to a mark' \
    'stepdoku	:0	play	one move after another, RATE a second; any key pauses' \
    'stepdoku	:0	list	the recursive source, with an arrow where the search stands' \
    'stepdoku	:0	tree	the search tree around the path, and the size of what failed' \
    'stepdoku	:0	plot	depth over time, and calls by depth' \
    'stepdoku	:0	stats	placements, retractions, tests, dead ends, solutions, calls by depth' \
    'stepdoku	:0	watch	the search on the whole screen, stepped and played by single keys' \
    'stepdoku	:0	strategy	list the orders of the cells, or choose one' \
    'stepdoku	:0	compare	what each strategy, or those named, needs on this board or on those of a file' \
    'stepdoku	:0	trace	write the moves as JSON Lines, or as CSV if the file ends so' \
    'stepdoku	:0	help	list the verbs, or explain one, or a word of the program' \
    'stepdoku	:0	completion	print a shell\'s file that completes words' \
    'stepdoku	:0	man	print the manual page' \
    '<sample>	:0	leetcode	LeetCode 37: the board that everyone starts with; row by row it takes 4208 placements' \
    '<sample>	:0	wikipedia-worst	made against row-by-row search: 69 million placements; by hand only hidden singles' \
    '<sample>	:0	ai-escargot	Arto Inkala, 2006: hard by hand, easy for search' \
    '<sample>	:0	inkala-2012	Arto Inkala, 2012: "the hardest"' \
    '<sample>	:0	golden-nugget	one of the hardest known by hand, rated 11.9' \
    '<sample>	:0	norvig-hard-grid2	the second board of Norvig\'s essay, 17 givens' \
    '<sample>	:0	norvig-impossible	17 givens without a clash and without a solution: Norvig\'s program took 1439 s' \
    '<sample>	:0	norvig-slow-multi	17 givens and very many solutions' \
    '<sample>	:0	hint-order-17	17 givens; fewest candidates first is a bad order here' \
    '<sample>	:0	skyscraper-25	a board for techniques: it needs a skyscraper or the like' \
    '<sample>	:0	x-wing-25	a board for techniques: it needs a fish' \
    '<sample>	:0	hard-25	25 givens, beyond singles; every order of the cells is different' \
    '<sample>	:0	hard-31	31 givens, beyond singles' \
    '<sample>	:0	sixteen-clues	16 givens cannot be enough: 10106 solutions' \
    '<sample>	:0	six-solutions	six solutions' \
    '<sample>	:0	two-solutions-77	the LeetCode board solved, but for four cells that can be filled in two ways' \
    '<sample>	:0	two-solutions-75	two solutions, and a taller deadly pattern' \
    '<sample>	:0	one-blank	one cell is empty: one placement, no retraction' \
    '<sample>	:0	full-valid	a full board: nothing to search' \
    '<sample>	:0	empty	no givens at all' \
    '<sample>	:0	wrong-entry	the LeetCode board with a wrong 1 in r1c3: no clash, and no solution' \
    '<sample>	:0	clash	the LeetCode board with a second 5 in row 1' \
    '<sample>	:0	clash-in-row	9 twice in row 1' \
    '<sample>	:0	clash-in-box	a clash that only box 1 sees' \
    '<sample>	:0	full-conflict-swap	a full board whose last two digits are swapped' \
    '<sample>	:0	dead-cell	r1c1 has no candidate' \
    '<sample>	:0	digit-without-place	no clash, no dead cell, and yet a digit that has no place' \
    '<sample>	:0	digit-without-place-in-box	1 has no place in box 1, though every empty cell has a candidate' \
    '<sample>	:0	tiny-straight	4x4: the search never takes a digit back' \
    '<sample>	:0	tiny-one	4x4: exactly one retraction' \
    '<sample>	:0	tiny-twelve	4x4: twelve retractions, small enough to watch them all' \
    '<sample>	:0	tiny-two	4x4: two solutions' \
    '<sample>	:0	tiny-none	4x4: no solution, found out after 4 placements' \
    '<sample>	:0	tiny-none-26	4x4: no solution, found out after 13 placements' \
    '<sample>	:0	tiny-empty	4x4: empty, 288 solutions' \
    '<sample>	:0	tiny-clash	4x4: 1 twice in row 1' \
    '<sample>	:0	6x6-easy	6x6, boxes of 2 rows and 3 columns' \
    '<sample>	:0	6x6-few-retracts	6x6: few retractions row by row' \
    '<sample>	:0	6x6-hard-forward	6x6: 1040 placements from the front, 94 from the back: direction matters' \
    '<sample>	:0	6x6-two-solutions	6x6: two solutions' \
    '<sample>	:0	16x16	16x16: digits 1 to 9 and A to G' \
    'load	:-	--json	answer programs: one JSON object for each answer' \
    'load	:0	<sample>	' \
    'load	:0	<file>	' \
    'samples	:-	--json	answer programs: one JSON object for each answer' \
    'show	:-	--json	answer programs: one JSON object for each answer' \
    'show	:0	<board>	' \
    'show	:0	candidates	the pencil marks' \
    'show	:0	digit	where a digit stands and could go' \
    'show	:0	solution	the board beside its solution' \
    'show	candidates	<file>	' \
    'show	digit	1	' \
    'show	digit	2	' \
    'show	digit	3	' \
    'show	digit	4	' \
    'show	digit	5	' \
    'show	digit	6	' \
    'show	digit	7	' \
    'show	digit	8	' \
    'show	digit	9	' \
    'save	:0	<board>	' \
    'save	:0	<file>	' \
    'save	:1	leetcode	[["5","3",".",...],...], and arrays in source code' \
    'save	:1	csv	a table with a header such as puzzle,solution and a board on each line' \
    'save	:1	sdk	SadMan Sudoku and SudoCue: a row on each line, in a section [Puzzle] or after lines such as #A' \
    'save	:1	pencilmarks	the candidates of every cell, in the layout of HoDoKu' \
    'save	:1	line	one character a cell, all rows in one line; several lines are several boards' \
    'save	:1	grid	a row on each line, with or without spaces, bars and frames' \
    'save	:1	session	everything, as in FILE.stepdoku' \
    'check	:-	--json	answer programs: one JSON object for each answer' \
    'check	:0	<board>	' \
    'hint	:-	--json	answer programs: one JSON object for each answer' \
    'hint	:0	<board>	' \
    'hint	:0	apply	make the move' \
    'hint	:0	all	every deduction that is possible now' \
    'hint	:0	full-house	singles are enough' \
    'hint	:0	naked-single	singles are enough' \
    'hint	:0	hidden-single	singles are enough' \
    'hint	:0	locked-candidates-type-1-pointing	locked candidates and pairs' \
    'hint	:0	locked-candidates-type-2-claiming	locked candidates and pairs' \
    'hint	:0	naked-pair	locked candidates and pairs' \
    'hint	:0	hidden-pair	locked candidates and pairs' \
    'hint	:0	naked-triple	triples, quads, fish and kites' \
    'hint	:0	hidden-triple	triples, quads, fish and kites' \
    'hint	:0	naked-quad	triples, quads, fish and kites' \
    'hint	:0	hidden-quad	triples, quads, fish and kites' \
    'hint	:0	x-wing	triples, quads, fish and kites' \
    'hint	:0	swordfish	triples, quads, fish and kites' \
    'hint	:0	jellyfish	triples, quads, fish and kites' \
    'hint	:0	skyscraper	triples, quads, fish and kites' \
    'hint	:0	2-string-kite	triples, quads, fish and kites' \
    'hint	:0	turbot-fish	triples, quads, fish and kites' \
    'hint	:0	empty-rectangle	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	xy-wing	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	xyz-wing	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	w-wing	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	simple-colors	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	remote-pair	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	unique-rectangle-type-1	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	unique-rectangle-type-2	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	unique-rectangle-type-3	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	unique-rectangle-type-4	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	bivalue-universal-grave-+-1	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	finned-x-wing	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	sashimi-x-wing	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	finned-swordfish	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	sashimi-swordfish	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	xy-chain	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	x-chain	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	aic	wings, colours, rectangles, finned fish and chains' \
    'hint	:0	almost-locked-set-xz-rule	wings, colours, rectangles, finned fish and chains' \
    'hint	all	full-house	singles are enough' \
    'hint	all	naked-single	singles are enough' \
    'hint	all	hidden-single	singles are enough' \
    'hint	all	locked-candidates-type-1-pointing	locked candidates and pairs' \
    'hint	all	locked-candidates-type-2-claiming	locked candidates and pairs' \
    'hint	all	naked-pair	locked candidates and pairs' \
    'hint	all	hidden-pair	locked candidates and pairs' \
    'hint	all	naked-triple	triples, quads, fish and kites' \
    'hint	all	hidden-triple	triples, quads, fish and kites' \
    'hint	all	naked-quad	triples, quads, fish and kites' \
    'hint	all	hidden-quad	triples, quads, fish and kites' \
    'hint	all	x-wing	triples, quads, fish and kites' \
    'hint	all	swordfish	triples, quads, fish and kites' \
    'hint	all	jellyfish	triples, quads, fish and kites' \
    'hint	all	skyscraper	triples, quads, fish and kites' \
    'hint	all	2-string-kite	triples, quads, fish and kites' \
    'hint	all	turbot-fish	triples, quads, fish and kites' \
    'hint	all	empty-rectangle	wings, colours, rectangles, finned fish and chains' \
    'hint	all	xy-wing	wings, colours, rectangles, finned fish and chains' \
    'hint	all	xyz-wing	wings, colours, rectangles, finned fish and chains' \
    'hint	all	w-wing	wings, colours, rectangles, finned fish and chains' \
    'hint	all	simple-colors	wings, colours, rectangles, finned fish and chains' \
    'hint	all	remote-pair	wings, colours, rectangles, finned fish and chains' \
    'hint	all	unique-rectangle-type-1	wings, colours, rectangles, finned fish and chains' \
    'hint	all	unique-rectangle-type-2	wings, colours, rectangles, finned fish and chains' \
    'hint	all	unique-rectangle-type-3	wings, colours, rectangles, finned fish and chains' \
    'hint	all	unique-rectangle-type-4	wings, colours, rectangles, finned fish and chains' \
    'hint	all	bivalue-universal-grave-+-1	wings, colours, rectangles, finned fish and chains' \
    'hint	all	finned-x-wing	wings, colours, rectangles, finned fish and chains' \
    'hint	all	sashimi-x-wing	wings, colours, rectangles, finned fish and chains' \
    'hint	all	finned-swordfish	wings, colours, rectangles, finned fish and chains' \
    'hint	all	sashimi-swordfish	wings, colours, rectangles, finned fish and chains' \
    'hint	all	xy-chain	wings, colours, rectangles, finned fish and chains' \
    'hint	all	x-chain	wings, colours, rectangles, finned fish and chains' \
    'hint	all	aic	wings, colours, rectangles, finned fish and chains' \
    'hint	all	almost-locked-set-xz-rule	wings, colours, rectangles, finned fish and chains' \
    'technique	:-	--json	answer programs: one JSON object for each answer' \
    'technique	:0	full-house	singles are enough' \
    'technique	:0	naked-single	singles are enough' \
    'technique	:0	hidden-single	singles are enough' \
    'technique	:0	locked-candidates-type-1-pointing	locked candidates and pairs' \
    'technique	:0	locked-candidates-type-2-claiming	locked candidates and pairs' \
    'technique	:0	naked-pair	locked candidates and pairs' \
    'technique	:0	hidden-pair	locked candidates and pairs' \
    'technique	:0	naked-triple	triples, quads, fish and kites' \
    'technique	:0	hidden-triple	triples, quads, fish and kites' \
    'technique	:0	naked-quad	triples, quads, fish and kites' \
    'technique	:0	hidden-quad	triples, quads, fish and kites' \
    'technique	:0	x-wing	triples, quads, fish and kites' \
    'technique	:0	swordfish	triples, quads, fish and kites' \
    'technique	:0	jellyfish	triples, quads, fish and kites' \
    'technique	:0	skyscraper	triples, quads, fish and kites' \
    'technique	:0	2-string-kite	triples, quads, fish and kites' \
    'technique	:0	turbot-fish	triples, quads, fish and kites' \
    'technique	:0	empty-rectangle	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	xy-wing	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	xyz-wing	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	w-wing	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	simple-colors	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	remote-pair	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	unique-rectangle-type-1	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	unique-rectangle-type-2	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	unique-rectangle-type-3	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	unique-rectangle-type-4	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	bivalue-universal-grave-+-1	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	finned-x-wing	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	sashimi-x-wing	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	finned-swordfish	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	sashimi-swordfish	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	xy-chain	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	x-chain	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	aic	wings, colours, rectangles, finned fish and chains' \
    'technique	:0	almost-locked-set-xz-rule	wings, colours, rectangles, finned fish and chains' \
    'solve	:-	--json	answer programs: one JSON object for each answer' \
    'solve	:0	<board>	' \
    'solve	:0	by	deduction by deduction' \
    'solve	by	logic	deduction by deduction' \
    'rate	:-	--json	answer programs: one JSON object for each answer' \
    'rate	:0	<board>	' \
    'rate	:0	limit	make at most so many moves' \
    'generate	:-	--json	answer programs: one JSON object for each answer' \
    'generate	:0	easy	singles are enough' \
    'generate	:0	medium	locked candidates and pairs' \
    'generate	:0	hard	triples, quads, fish and kites' \
    'generate	:0	fiendish	wings, colours, rectangles, finned fish and chains' \
    'generate	:0	beyond	beyond logic: search is needed' \
    'generate	:0	seed	the same number makes the same board' \
    'generate	:0	symmetric	the givens look the same upside down' \
    'generate	:0	size	4 to 16, 9 if not said' \
    'generate	:1	<again>	' \
    'generate	:2	<again>	' \
    'generate	seed	<nothing>	' \
    'generate	size	4	boxes of 2x2' \
    'generate	size	6	boxes of 2x3' \
    'generate	size	9	boxes of 3x3' \
    'generate	size	12	boxes of 3x4' \
    'generate	size	16	boxes of 4x4' \
    'explain	:-	--json	answer programs: one JSON object for each answer' \
    'explain	:0	<board>	' \
    'explain	:0	r1c1	' \
    'explain	:0	r1c2	' \
    'explain	:0	r1c3	' \
    'explain	:0	r1c4	' \
    'explain	:0	r1c5	' \
    'explain	:0	r1c6	' \
    'explain	:0	r1c7	' \
    'explain	:0	r1c8	' \
    'explain	:0	r1c9	' \
    'explain	:0	r2c1	' \
    'explain	:0	r2c2	' \
    'explain	:0	r2c3	' \
    'explain	:0	r2c4	' \
    'explain	:0	r2c5	' \
    'explain	:0	r2c6	' \
    'explain	:0	r2c7	' \
    'explain	:0	r2c8	' \
    'explain	:0	r2c9	' \
    'explain	:0	r3c1	' \
    'explain	:0	r3c2	' \
    'explain	:0	r3c3	' \
    'explain	:0	r3c4	' \
    'explain	:0	r3c5	' \
    'explain	:0	r3c6	' \
    'explain	:0	r3c7	' \
    'explain	:0	r3c8	' \
    'explain	:0	r3c9	' \
    'explain	:0	r4c1	' \
    'explain	:0	r4c2	' \
    'explain	:0	r4c3	' \
    'explain	:0	r4c4	' \
    'explain	:0	r4c5	' \
    'explain	:0	r4c6	' \
    'explain	:0	r4c7	' \
    'explain	:0	r4c8	' \
    'explain	:0	r4c9	' \
    'explain	:0	r5c1	' \
    'explain	:0	r5c2	' \
    'explain	:0	r5c3	' \
    'explain	:0	r5c4	' \
    'explain	:0	r5c5	' \
    'explain	:0	r5c6	' \
    'explain	:0	r5c7	' \
    'explain	:0	r5c8	' \
    'explain	:0	r5c9	' \
    'explain	:0	r6c1	' \
    'explain	:0	r6c2	' \
    'explain	:0	r6c3	' \
    'explain	:0	r6c4	' \
    'explain	:0	r6c5	' \
    'explain	:0	r6c6	' \
    'explain	:0	r6c7	' \
    'explain	:0	r6c8	' \
    'explain	:0	r6c9	' \
    'explain	:0	r7c1	' \
    'explain	:0	r7c2	' \
    'explain	:0	r7c3	' \
    'explain	:0	r7c4	' \
    'explain	:0	r7c5	' \
    'explain	:0	r7c6	' \
    'explain	:0	r7c7	' \
    'explain	:0	r7c8	' \
    'explain	:0	r7c9	' \
    'explain	:0	r8c1	' \
    'explain	:0	r8c2	' \
    'explain	:0	r8c3	' \
    'explain	:0	r8c4	' \
    'explain	:0	r8c5	' \
    'explain	:0	r8c6	' \
    'explain	:0	r8c7	' \
    'explain	:0	r8c8	' \
    'explain	:0	r8c9	' \
    'explain	:0	r9c1	' \
    'explain	:0	r9c2	' \
    'explain	:0	r9c3	' \
    'explain	:0	r9c4	' \
    'explain	:0	r9c5	' \
    'explain	:0	r9c6	' \
    'explain	:0	r9c7	' \
    'explain	:0	r9c8	' \
    'explain	:0	r9c9	' \
    'step	:-	--json	answer programs: one JSON object for each answer' \
    'step	:0	<board>	' \
    'goto	:-	--json	answer programs: one JSON object for each answer' \
    'goto	:0	<board>	' \
    'goto	:0	start	time 0' \
    'goto	:0	end	the next solution, or the end' \
    'play	:0	<board>	' \
    'list	:0	<board>	' \
    'tree	:0	<board>	' \
    'tree	:0	<file>	' \
    'plot	:0	<board>	' \
    'plot	:0	<file>	' \
    'stats	:-	--json	answer programs: one JSON object for each answer' \
    'stats	:0	<board>	' \
    'watch	:0	<board>	' \
    'strategy	:-	--json	answer programs: one JSON object for each answer' \
    'strategy	:0	scan	the first empty cell, row by row' \
    'strategy	:0	backward	the first empty cell from the last cell back' \
    'strategy	:0	fullest	the empty cell in the house with the most filled cells' \
    'strategy	:0	fewest	the empty cell with the fewest candidates' \
    'strategy	:0	forced	cells and digits with one possibility left, else as scan' \
    'compare	:-	--json	answer programs: one JSON object for each answer' \
    'compare	:0	<board>	' \
    'compare	:0	scan	the first empty cell, row by row' \
    'compare	:0	backward	the first empty cell from the last cell back' \
    'compare	:0	fullest	the empty cell in the house with the most filled cells' \
    'compare	:0	fewest	the empty cell with the fewest candidates' \
    'compare	:0	forced	cells and digits with one possibility left, else as scan' \
    'compare	:0	limit	make at most so many moves' \
    'compare	:0	--boards	on all boards of a file' \
    'compare	:1	<again>	' \
    'compare	:2	<again>	' \
    'compare	limit	<nothing>	' \
    'compare	--boards	<file>	' \
    'trace	:-	--json	answer programs: one JSON object for each answer' \
    'trace	:0	<board>	' \
    'trace	:0	-	standard output' \
    'trace	:0	<file>	' \
    'trace	:1	1..1	the moves made so far' \
    'help	:0	load	put a board on the table: a sample, a file, or its text' \
    'help	:0	new	an empty board, 9x9 if no size is said' \
    'help	:0	samples	list the boards that come with the program' \
    'help	:0	show	the board; its pencil marks, a digit, the solution beside it' \
    'help	:0	set	put digits into cells: set r1c3 4, or set r1c3=4 r2c4=7' \
    'help	:0	clear	take entries away, never givens' \
    'help	:0	undo	take the last change of the board back' \
    'help	:0	redo	make the change again that undo took back' \
    'help	:0	save	write the board into a file, or all of the session' \
    'help	:0	check	what is wrong with the board, if anything' \
    'help	:0	hint	what a person would do next, a little more each time' \
    'help	:0	technique	what a technique is, with an example; without NAME the list' \
    'help	:0	solve	fill the board, and say whether its solution is the only one' \
    'help	:0	rate	how hard the board is by logic, and how long each search is' \
    'help	:0	generate	make a board with one solution; N alone writes so many lines' \
    'help	:0	explain	which peer forbids which digit in a cell' \
    'help	:0	step	N moves forward, 1 if not said' \
    'help	:0	back	N moves back, 1 if not said' \
    'help	:0	stepi	into the move: on by N calls, tests and returns' \
    'help	:0	backi	the mirror of stepi: back by N calls, tests and returns' \
    'help	:0	next	after a placement over its whole subtree, else one step' \
    'help	:0	previous	after a retraction back to just after its placement, else one move back' \
    'help	:0	finish	on until the call in which we stand returns' \
    'help	:0	start	back to where the call in which we stand began' \
    'help	:0	continue	on to a breakpoint, the next solution, or the end' \
    'help	:0	reverse	back to a breakpoint, the solution before, or time 0' \
    'help	:0	until	continue, with a breakpoint for this time only' \
    'help	:0	goto	to time N, to time 0, to the next solution or the end, or to a mark' \
    'help	:0	last	to where we stood before the last jump, or N jumps ago' \
    'help	:0	mark	give the present time a name, for goto NAME' \
    'help	:0	marks	list the marks with their times' \
    'help	:0	restart	back to time 0' \
    'help	:0	play	one move after another, RATE a second; any key pauses' \
    'help	:0	break	stop where a condition holds, at every N-th such move, or once' \
    'help	:0	breaks	list the breakpoints, with how often each was hit' \
    'help	:0	delete	delete a breakpoint, or all of them' \
    'help	:0	enable	let a breakpoint stop again' \
    'help	:0	disable	let a breakpoint pass, without deleting it' \
    'help	:0	ignore	let the next COUNT hits of breakpoint N pass; 0 lets none' \
    'help	:0	path	the placements from the root to here, newest first' \
    'help	:0	frame	the board as the N-th call sees it, and where it waits' \
    'help	:0	list	the recursive source, with an arrow where the search stands' \
    'help	:0	inside	the calls, tests and returns that led to this move' \
    'help	:0	why	why this move: what forbade the other digits, which call failed' \
    'help	:0	tree	the search tree around the path, and the size of what failed' \
    'help	:0	plot	depth over time, and calls by depth' \
    'help	:0	stats	placements, retractions, tests, dead ends, solutions, calls by depth' \
    'help	:0	watch	the search on the whole screen, stepped and played by single keys' \
    'help	:0	picture	what a line shows on a screen, as a picture' \
    'help	:0	strategy	list the orders of the cells, or choose one' \
    'help	:0	compare	what each strategy, or those named, needs on this board or on those of a file' \
    'help	:0	queens	N queens, one a row, all solutions: a dfs that returns nothing' \
    'help	:0	lab	the classic mistakes with backtracking: choose one, guess, run it' \
    'help	:0	predict	be asked now and then what the search will do next' \
    'help	:0	trace	write the moves as JSON Lines, or as CSV if the file ends so' \
    'help	:0	check-trace	compare the moves that your program printed with the right ones' \
    'help	:0	learn	lessons: learn lists them, learn 1 begins the first' \
    'help	:0	option	list the settings, show one, or choose its value' \
    'help	:0	help	list the verbs, or explain one, or a word of the program' \
    'help	:0	history	the last N lines typed, 20 if not said' \
    'help	:0	record	write what the terminal shows into a file, to be played' \
    'help	:0	resume	bring back the session that was left last' \
    'help	:0	quit	leave; Ctrl-D does it, too' \
    'help	:0	dfs	' \
    'help	:0	backtracking	' \
    'help	:0	recursion	' \
    'help	:0	strategy	' \
    'help	:0	time	' \
    'help	:0	breakpoints	' \
    'help	:0	formats	' \
    'help	:0	full-house	singles are enough' \
    'help	:0	naked-single	singles are enough' \
    'help	:0	hidden-single	singles are enough' \
    'help	:0	locked-candidates-type-1-(pointing)	locked candidates and pairs' \
    'help	:0	locked-candidates-type-2-(claiming)	locked candidates and pairs' \
    'help	:0	naked-pair	locked candidates and pairs' \
    'help	:0	hidden-pair	locked candidates and pairs' \
    'help	:0	naked-triple	triples, quads, fish and kites' \
    'help	:0	hidden-triple	triples, quads, fish and kites' \
    'help	:0	naked-quad	triples, quads, fish and kites' \
    'help	:0	hidden-quad	triples, quads, fish and kites' \
    'help	:0	x-wing	triples, quads, fish and kites' \
    'help	:0	swordfish	triples, quads, fish and kites' \
    'help	:0	jellyfish	triples, quads, fish and kites' \
    'help	:0	skyscraper	triples, quads, fish and kites' \
    'help	:0	2-string-kite	triples, quads, fish and kites' \
    'help	:0	turbot-fish	triples, quads, fish and kites' \
    'help	:0	empty-rectangle	wings, colours, rectangles, finned fish and chains' \
    'help	:0	xy-wing	wings, colours, rectangles, finned fish and chains' \
    'help	:0	xyz-wing	wings, colours, rectangles, finned fish and chains' \
    'help	:0	w-wing	wings, colours, rectangles, finned fish and chains' \
    'help	:0	simple-colors	wings, colours, rectangles, finned fish and chains' \
    'help	:0	remote-pair	wings, colours, rectangles, finned fish and chains' \
    'help	:0	unique-rectangle-type-1	wings, colours, rectangles, finned fish and chains' \
    'help	:0	unique-rectangle-type-2	wings, colours, rectangles, finned fish and chains' \
    'help	:0	unique-rectangle-type-3	wings, colours, rectangles, finned fish and chains' \
    'help	:0	unique-rectangle-type-4	wings, colours, rectangles, finned fish and chains' \
    'help	:0	bivalue-universal-grave-+-1	wings, colours, rectangles, finned fish and chains' \
    'help	:0	finned-x-wing	wings, colours, rectangles, finned fish and chains' \
    'help	:0	sashimi-x-wing	wings, colours, rectangles, finned fish and chains' \
    'help	:0	finned-swordfish	wings, colours, rectangles, finned fish and chains' \
    'help	:0	sashimi-swordfish	wings, colours, rectangles, finned fish and chains' \
    'help	:0	xy-chain	wings, colours, rectangles, finned fish and chains' \
    'help	:0	x-chain	wings, colours, rectangles, finned fish and chains' \
    'help	:0	aic	wings, colours, rectangles, finned fish and chains' \
    'help	:0	almost-locked-set-xz-rule	wings, colours, rectangles, finned fish and chains' \
    'help	:0	scan	the first empty cell, row by row' \
    'help	:0	backward	the first empty cell from the last cell back' \
    'help	:0	fullest	the empty cell in the house with the most filled cells' \
    'help	:0	fewest	the empty cell with the fewest candidates' \
    'help	:0	forced	cells and digits with one possibility left, else as scan' \
    'help	:0	no-undo	a digit that has failed stays on the board' \
    'help	:0	result-ignored	what the inner call returns is not looked at' \
    'help	:0	false-in-loop	the call gives up inside the loop, after one digit has failed' \
    'help	:0	true-after-loop	the call returns true when no digit is left to try' \
    'help	:0	no-base-case	nothing is returned when no cell is left' \
    'help	:0	undo-too-early	the digit is taken back before the result is looked at' \
    'help	:0	kept-by-reference	all solutions are wanted, and the board itself is kept instead of a copy' \
    'help	:0	test-too-late	the digit is tested after it has been written' \
    'help	:0	colour	when there is colour' \
    'help	:0	theme	the colours and weights' \
    'help	:0	glyphs	signs of frames and pictures' \
    'help	:0	coordinates	how cells are called' \
    'help	:0	tips	a line on what can come next' \
    'help	:0	suggestions	the rest of a line, shown faint' \
    'help	:0	keys	the keys that edit a line' \
    'completion	:0	bash	for stepdoku.bash' \
    'completion	:0	zsh	for _stepdoku' \
    'completion	:0	fish	for stepdoku.fish'

# The rows that begin with these fields, without them.
function __stepdoku_rows
    set -l start (string join \t -- $argv)\t
    string replace -f -r -- '^'(string escape --style=regex -- $start) '' $__stepdoku_table
end

function __stepdoku_has
    __stepdoku_rows $argv >/dev/null
end

# What the table offers for a verb at a place; samples and files only where no board has been named.
function __stepdoku_offer -a verb place board
    for row in (__stepdoku_rows $verb $place)
        switch $row
            case '<file>*'
                __fish_complete_path (commandline -ct)
            case '<sample>*'
                __stepdoku_rows '<sample>' :0
            case '<board>*'
                if test -z "$board"
                    __stepdoku_rows '<sample>' :0
                    __fish_complete_path (commandline -ct)
                end
            case '<again>*'
                __stepdoku_offer $verb :0 yes
            case '<nothing>*'
            case '*'
                echo $row
        end
    end
end

function __stepdoku_complete
    set -l current (commandline -ct)
    set -l before (commandline -opc)
    set -l verb
    set -l typed
    set -l value no
    for word in $before[2..]
        if test $value = yes
            set value no
        else if contains -- $word -c --command
            set value yes
        else if string match -q -- '-?*' $word
            if __stepdoku_has "$verb" :0 $word
                set -a typed $word
            end
        else if test -z "$verb"
            set verb $word
        else
            set -a typed $word
        end
    end
    if test $value = yes
        return
    end
    set -l board
    if set -q typed[1]; and __stepdoku_has $verb :0 '<board>'; and not __stepdoku_has $verb :0 $typed[1]
        set board yes
        set -e typed[1]
    end
    set -l place :0
    if test -z "$verb"
        set verb stepdoku
    else if set -q typed[1]
        if __stepdoku_has $verb $typed[-1]
            set place $typed[-1]
        else if test (count $typed) = 1
            set place :1
        else
            set place :2
        end
    end
    set -l offered (__stepdoku_offer $verb $place "$board")
    if string match -q -- '-*' $current
        set -a offered (__stepdoku_offer $verb :-)
        if test $verb != stepdoku
            set -a offered (__stepdoku_offer '<verb>' :-)
        end
    end
    if test $verb = stepdoku; and not string match -q -- "$current*" $offered
        set -a offered (__stepdoku_rows '<sample>' :0) (__fish_complete_path $current)
    end
    for row in $offered
        if not contains -- (string split -f 1 -- \t $row) $typed
            echo $row
        end
    end
end

complete -c stepdoku -e
complete -c stepdoku -f -k -a '(__stepdoku_complete)'
