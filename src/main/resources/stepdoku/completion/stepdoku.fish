# Completes the words of stepdoku in fish. Printed by: stepdoku completion fish
# To use it, write it to ~/.config/fish/completions/stepdoku.fish

# What can be typed where: verb, place, word, what it means. Nothing is started while keys are pressed.
set -g __stepdoku_table '@TABLE@'

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
