import type { EntityId } from '../../model/ids.ts'
import type { Siblings } from '../../model/project/project.ts'

/** The same siblings without some of them, who may be thousands. The others are not read: they may be thousands too. */
export function siblingsWithout(siblings: Siblings, leaving: readonly EntityId[]): Siblings {
  const indexes = new Set(leaving.map((id) => siblings.indexOf(id)))
  const gaps = [...indexes].filter((index) => index >= 0).sort((a, b) => a - b)
  return {
    length: siblings.length - gaps.length,
    at: (index) => siblings.at(gaps.reduce((at, gap) => (gap <= at ? at + 1 : at), index)),
    indexOf(id) {
      const index = siblings.indexOf(id)
      return gaps.includes(index) ? -1 : index - gaps.filter((gap) => gap < index).length
    },
  }
}
