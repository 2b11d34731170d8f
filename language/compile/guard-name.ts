/**
 * The one name that instrumented code uses besides the learner's own: the loop guard of the script.
 * `n` counts calls, `max` is the count at which the guard looks, `m` how far loops count before it does, `t` looks in a loop, `b` at room that is asked for, `l` bears the marks of lines, `w` notes what is waited for, `s` after a strip of a tight one, `f` in a function, `r` lets no `catch` swallow it.
 */
export const guardName = '__g'

/** The counter of a loop: each has its own, so that the engine can keep it at hand. */
export const counterName = (index: number): string => `${guardName}${index}`

/** Numbers of a script that lie on one shelf: engines know the places of an object by heart up to some more than these. */
export const numbersPerShelf = 100

/** Where a number of a script lies that can change while it runs: the guard's shelf, and the place on it. */
export const numberPlace = (index: number) =>
  ({ shelf: `v${Math.floor(index / numbersPerShelf)}`, place: `n${index % numbersPerShelf}` }) as const

/** What keeps a number of the guard's shelves while a loop goes round. */
export const keptName = (index: number): string => `${guardName}v${index}`

/** Whether a learner's code must not use a name: the guard's, its counters' and its kept numbers', and the word that an async main reserves. */
export const isReservedName = (name: string): boolean => name === 'await' || /^__gv?\d*$/.test(name)
