# Completes the words of stepdoku in bash. Printed by: stepdoku completion bash
# To use it, put into ~/.bashrc: source <(stepdoku completion bash)

# What can be typed where: verb, place, word, what it means. Nothing is started while keys are pressed.
__stepdoku_table='@TABLE@
'

# Whether the table has rows that begin with these fields.
__stepdoku_has() {
    local IFS=$'\t'
    [[ $'\n'$__stepdoku_table == *$'\n'"$*"$'\t'* ]]
}

# Adds what the table offers for a verb at a place, as far as it begins like the current word.
__stepdoku_offer() {
    local verb place word about
    while IFS=$'\t' read -r verb place word about; do
        [[ $verb == "$1" && $place == "$2" ]] || continue
        case $word in
            '<file>') files=yes ;;
            '<sample>') __stepdoku_offer '<sample>' :0 ;;
            '<board>') [[ $board ]] || { files=yes && __stepdoku_offer '<sample>' :0; } ;;
            '<again>') board=yes; __stepdoku_offer "$1" :0 ;;
            '<nothing>') ;;
            "$current"*) [[ " ${typed[*]} " == *" $word "* ]] || { words+=("$word") && abouts+=("$about"); } ;;
        esac
    done <<<"$__stepdoku_table"
}

# Reads the words before the cursor: the verb, the words behind it, whether a board is among them.
__stepdoku_read() {
    local i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
            = | -c | --command) i=$((i + 1)) ;;
            -?*) __stepdoku_has "$verb" :0 "${COMP_WORDS[i]}" && typed+=("${COMP_WORDS[i]}") ;;
            *) if [[ $verb ]]; then typed+=("${COMP_WORDS[i]}"); else verb=${COMP_WORDS[i]}; fi ;;
        esac
    done
    if [[ ${typed[0]} ]] && __stepdoku_has "$verb" :0 '<board>' && ! __stepdoku_has "$verb" :0 "${typed[0]}"; then
        board=yes
        typed=("${typed[@]:1}")
    fi
}

__stepdoku_place() {
    local -i count=${#typed[@]}
    if ((count == 0)); then
        place=:0
    elif __stepdoku_has "$verb" "${typed[count - 1]}"; then
        place=${typed[count - 1]}
    elif ((count == 1)); then
        place=:1
    else
        place=:2
    fi
}

# With several words in the list, each with what it means; bash inserts no more than they have in common.
__stepdoku_describe() {
    local i longest=0 row
    for row in "${words[@]}"; do
        if ((${#row} > longest)); then longest=${#row}; fi
    done
    for i in "${!words[@]}"; do
        printf -v row '%-*s  %s' "$longest" "${words[i]}" "${abouts[i]}"
        printf -v row '%-*s' "$((COLUMNS - 2))" "${row:0:COLUMNS-2}"
        COMPREPLY+=("$row")
    done
}

_stepdoku() {
    local current=${COMP_WORDS[COMP_CWORD]} verb='' place=:0 board='' files='' name='' file
    local -a typed=() words=() abouts=()
    case ${COMP_WORDS[COMP_CWORD - 1]} in
        -c | --command) return ;;
        =) name=${COMP_WORDS[COMP_CWORD - 2]}= ;;
    esac
    if [[ $current == '=' ]]; then name=${COMP_WORDS[COMP_CWORD - 1]}= current=''; fi
    current=$name$current
    __stepdoku_read
    if [[ $verb ]]; then __stepdoku_place; else verb=stepdoku; fi
    __stepdoku_offer "$verb" "$place"
    if [[ $current == -* ]]; then
        __stepdoku_offer "$verb" :-
        if [[ $verb != stepdoku ]]; then __stepdoku_offer '<verb>' :-; fi
    fi
    if [[ $verb == stepdoku && ! ${words[0]} ]]; then
        files=yes
        __stepdoku_offer '<sample>' :0
    fi
    words=("${words[@]#"$name"}")
    COMPREPLY=()
    if [[ $files ]]; then
        compopt -o filenames 2>/dev/null
        while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$current")
    fi
    if ((${#words[@]} > 1 && ${#COMPREPLY[@]} == 0 && COMP_TYPE != 37 && COMP_TYPE != 42)); then
        compopt +o filenames 2>/dev/null
        __stepdoku_describe
    else
        COMPREPLY=("${words[@]}" "${COMPREPLY[@]}")
    fi
}

complete -o nosort -F _stepdoku stepdoku 2>/dev/null || complete -F _stepdoku stepdoku
