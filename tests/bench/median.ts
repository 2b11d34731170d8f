/** The middle one of some numbers, of which there must be one at least. */
export const median = (values: readonly number[]): number => middleBy(values, (value) => value)

/** The middle one of some things in the order of a number that each has. */
export function middleBy<T>(things: readonly T[], by: (thing: T) => number): T {
  const sorted = things.toSorted((a, b) => by(a) - by(b))
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}
