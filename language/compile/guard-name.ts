/**
 * The one name that instrumented code uses besides the learner's own: the loop guard of the script.
 * `n` counts, `max` is the count at which the guard looks, `t` looks in a loop, `f` in a function, `r` lets no `catch` swallow it.
 */
export const guardName = '__g'

/** Names that a learner's code must not use: the guard's, and the word that an async main reserves. */
export const reservedNames: ReadonlySet<string> = new Set([guardName, 'await'])
