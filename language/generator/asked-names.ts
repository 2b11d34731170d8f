import type { TabNames } from './tab-names.ts'

/** One question of a stack to the names of its tab, and what the answer was. */
interface Asked {
  readonly answer: string | null
  readonly again: (names: TabNames) => string | null
}

/** Names that remember what they were asked. */
export interface AskedNames {
  readonly names: TabNames
  readonly asked: readonly Asked[]
}

/** Answers as `names` do, and writes the questions down. */
export function rememberAsked(names: TabNames): AskedNames {
  const asked: Asked[] = []
  const ask = <T extends string | null>(again: (of: TabNames) => T): T => {
    const answer = again(names)
    asked.push({ answer, again })
    return answer
  }
  return {
    asked,
    names: {
      thing: (id, block) => ask((of) => of.thing(id, block)),
      sound: (stored) => ask((of) => of.sound(stored)),
      variable: (id) => ask((of) => of.variable(id)),
      givenName: (id) => ask((of) => of.givenName(id)),
      procedure: (name) => ask((of) => of.procedure(name)),
      shared: (name, first) => ask((of) => of.shared(name, first)),
      declare: (head) => names.declare(head),
    },
  }
}

/** Asks the same questions again. False as soon as an answer is another one. */
export const answersAreSame = (asked: readonly Asked[], names: TabNames): boolean =>
  asked.every(({ answer, again }) => again(names) === answer)
