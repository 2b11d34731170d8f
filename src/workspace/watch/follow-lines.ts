/** Lines of two texts that are compared one by one, at most: more than 400 times 400 are taken for rewritten. */
const mostCompared = 160_000

/**
 * Where the lines of a text are in what became of it, both from 1: the same line of it, or the one in whose place another was written. `null` for
 * one that is not there any more.
 */
export function followLines(from: string, to: string): (line: number) => number | null {
  if (from === to) return (line) => line
  const [before, after] = [from.split('\n'), to.split('\n')]
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const middle = matched(before.slice(head, before.length - tail), after.slice(head, after.length - tail))
  return (line) => {
    if (line <= head) return line
    if (line > before.length - tail) return line + after.length - before.length
    const at = middle[line - head - 1]
    return at === undefined || at === null ? null : head + at + 1
  }
}

/** For each line the place of the one that it became: the longest sequence of lines that stayed, and as many between two of them as there were, one for one. */
function matched(before: readonly string[], after: readonly string[]): readonly (number | null)[] {
  const places: (number | null)[] = before.map(() => null)
  const pairs = before.length * after.length > mostCompared ? [] : commonLines(before, after)
  let [i, j] = [0, 0]
  for (const [ownAt, otherAt] of [...pairs, [before.length, after.length] as const]) {
    if (ownAt - i === otherAt - j) for (let n = 0; n < ownAt - i; n += 1) places[i + n] = j + n
    if (ownAt < before.length) places[ownAt] = otherAt
    ;[i, j] = [ownAt + 1, otherAt + 1]
  }
  return places
}

/** The longest common subsequence, as pairs of places. */
function commonLines(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [number, number])[] {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        before[i] === after[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
  const pairs: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) pairs.push([i++, j++])
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}
