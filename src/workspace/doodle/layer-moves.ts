/** Where a chosen shape can go among the others. */
export type LayerMove = 'up' | 'down' | 'top' | 'bottom'

interface Move<Id> {
  readonly id: Id
  /** The shape right above it afterwards; `null` on top. */
  readonly before: Id | null
}

/** What brings the chosen shapes, which keep their order, one layer or all the way up or down; none when they lie there already. */
export function layerMoves<Id>(
  ids: readonly Id[],
  chosen: ReadonlySet<Id>,
  way: LayerMove,
): readonly Move<Id>[] {
  const own = ids.filter((id) => chosen.has(id))
  const others = ids.filter((id) => !chosen.has(id))
  const lowest = ids.findIndex((id) => chosen.has(id))
  const highest = ids.findLastIndex((id) => chosen.has(id))
  if (own.length === 0 || others.length === 0) return []
  /** How many of the others lie below the chosen ones afterwards. */
  const below = {
    up: Math.min(others.length, highest - own.length + 2),
    down: Math.max(0, lowest - 1),
    top: others.length,
    bottom: 0,
  }[way]
  const before = others[below] ?? null
  const wanted = [...others.slice(0, below), ...own, ...others.slice(below)]
  if (wanted.every((id, index) => id === ids[index])) return []
  return own.map((id) => ({ id, before }))
}
