import { firstIndex } from '../../model/document/first-index.ts'
import type { EntityId } from '../../model/ids.ts'
import type { Siblings } from '../../model/project/project.ts'

/** The same siblings without some of them, who may be thousands. The others are not read: they may be thousands too. */
export function siblingsWithout(siblings: Siblings, leaving: readonly EntityId[]): Siblings {
  const indexes = new Set(leaving.map((id) => siblings.indexOf(id)))
  const gaps = [...indexes].filter((index) => index >= 0).sort((a, b) => a - b)
  /** How many stay in front of each of those that leave. */
  const staying = gaps.map((gap, at) => gap - at)
  return {
    length: siblings.length - gaps.length,
    at: (index) => siblings.at(index + firstIndex(staying, (before) => before > index)),
    indexOf(id) {
      const index = siblings.indexOf(id)
      const before = firstIndex(gaps, (gap) => gap >= index)
      return gaps[before] === index ? -1 : index - before
    },
  }
}
