/** The first half of a sign that takes two units, at the end of a text: a cut has gone through it. */
export const halfPair = /[\uD800-\uDBFF]$/
