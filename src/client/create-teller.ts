/** Milliseconds between two words: the server takes ten a second of one connection. */
const pause = 130

interface TellerOptions<Word> {
  /** What is so now; `undefined` while nothing can be said. */
  readonly read: () => Word | undefined
  /** Tells the others; `null`: there is nothing to tell any more. */
  readonly tell: (word: Word | null) => void
  /** Whether it changes without `changed` being called, as a place does while something is dragged. */
  readonly isMoving?: () => boolean
}

/** Tells others what somebody does just now. */
export interface Teller {
  /** It may be different now. */
  changed(): void
  /** Nothing more is told, and what was told is taken back. */
  stop(): void
}

/** Tells what is so at the beginning, then what is new, at most eight times a second. */
export function createTeller<Word>({ read, tell, isMoving = () => false }: TellerOptions<Word>): Teller {
  let told = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = () => {
    timer = undefined
    const word = read()
    if (word === undefined) return
    const text = JSON.stringify(word)
    const isNew = text !== told
    told = text
    if (isNew) tell(word)
    if (isNew || isMoving()) timer = setTimeout(say, pause)
  }
  say()
  return {
    changed() {
      timer ??= setTimeout(say)
    },
    stop() {
      clearTimeout(timer)
      tell(null)
    },
  }
}
