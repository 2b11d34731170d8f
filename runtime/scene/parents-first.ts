import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'

/** The same entities, each after its parent where the parent is among them. Total: a cycle keeps its given order. */
export function parentsFirst(entities: readonly FrameEntity[]): FrameEntity[] {
  const waiting = new Map(entities.map((entity) => [entity.id, entity]))
  const sorted: FrameEntity[] = []
  for (const entity of entities) {
    const chain: FrameEntity[] = []
    let next: FrameEntity | undefined = entity
    while (next && waiting.delete(next.id)) {
      chain.push(next)
      next = next.parentId === null ? undefined : waiting.get(next.parentId)
    }
    for (const one of chain.reverse()) sorted.push(one)
  }
  return sorted
}
