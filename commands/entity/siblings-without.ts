import type { EntityId } from '../../model/ids.ts'
import type { Siblings } from '../../model/project/project.ts'

/** The same siblings without some of them, who may be thousands. */
export function siblingsWithout(siblings: Siblings, leaving: readonly EntityId[]): Siblings {
  const indexes = new Set(leaving.map((id) => siblings.indexOf(id)))
  indexes.delete(-1)
  const gaps = [...indexes].sort((a, b) => a - b)
  if (gaps.length === 0) return siblings
  return {
    length: siblings.length - gaps.length,
    // Before a gap stand as many that stay as its index says, less the gaps before it.
    at: (index) => siblings.at(index + countWhile(gaps, (gap, before) => gap - before <= index)),
    indexOf(id) {
      const index = siblings.indexOf(id)
      const before = countWhile(gaps, (gap) => gap < index)
      return gaps[before] === index ? -1 : index - before
    },
  }
}

/** How many of the first gaps are so; after one that is not, none is. */
function countWhile(gaps: readonly number[], isSo: (gap: number, at: number) => boolean): number {
  let [low, high] = [0, gaps.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSo(gaps[middle] ?? 0, middle)) low = middle + 1
    else high = middle
  }
  return low
}
