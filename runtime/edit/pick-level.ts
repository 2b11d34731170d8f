import type { EntityId } from '../../model/ids.ts'

/**
 * Which entity of a hit one's `path` (top of the tree first) a click picks: the top one, and with every further click one level
 * deeper, as far as the entity that was hit. `null` for an empty path.
 */
export function pickLevel(path: readonly EntityId[], selected: readonly EntityId[]): EntityId | null {
  const deepest = path.findLastIndex((id) => selected.includes(id))
  return path[Math.min(deepest + 1, path.length - 1)] ?? null
}

/**
 * What Alt and a click pick of things that lie behind each other (the `paths` of what was hit, nearest first): the top entity behind
 * the selected one, the nearest again after the last.
 */
export function behindNext(
  paths: readonly (readonly EntityId[])[],
  selected: readonly EntityId[],
): EntityId | null {
  const tops = [...new Set(paths.flatMap(([top]) => top ?? []))]
  const at = tops.findIndex((top) => selected.includes(top))
  return tops[(at + 1) % Math.max(1, tops.length)] ?? null
}
