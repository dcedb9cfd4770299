# Made by build/manual.py.
_tortuga() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command="" words="" i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in play|simulate|arena|verify|analyse|replay|games|export|import|screenshots) command=${COMP_WORDS[i]}; break ;; esac
  done
  case $before in
    --edition) words='2017web v2' ;;
    --game) words='tortuga2014 tortuga1667' ;;
    --lang) words='en de es cs' ;;
    --speed) words='off fast normal slow' ;;
    --target) words='6 8' ;;
    --text-size) words='100 125 150' ;;
    --against|--bounds|--dask|--data-dir|--delete|--error|--games|--jobs|--missed|--only|--picture|--players|--restore|--resume|--samples|--save|--seats|--seed|--size|--tables|--undelete) return ;;
    *) case $command in
      play) words='--seats --edition -h --help --data-dir --lang --game --seed --target --speed --size' ;;
      simulate) words='--seats --edition -h --help --data-dir --lang --game --games --jobs --dask --seed --target --save --json' ;;
      arena) words='--tables --edition -h --help --data-dir --lang --game --players --games --seed --target --stop --error --bounds --missed --against --jobs --dask --save --resume --picture --json' ;;
      verify) words='-h --help --data-dir --lang' ;;
      analyse) words='-h --help --data-dir --lang --samples --jobs --dask --json' ;;
      replay) words='-h --help --data-dir --lang --text --window' ;;
      games) words='-h --help --data-dir --lang --json --delete --undelete --rescue --copies --restore --yes' ;;
      export) words='-h --help --data-dir --lang --replace' ;;
      import) words='-h --help --data-dir --lang' ;;
      screenshots) words='-h --help --data-dir --lang --game --only --size --text-size' ;;
      *) words='play simulate arena verify analyse replay games export import screenshots -h --help --data-dir --lang --version --speed --size' ;;
    esac ;;
  esac
  # shellcheck disable=SC2207  # macOS' bash has no mapfile
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _tortuga tortuga
