import type { EntityId } from '../../../model/ids.ts'
import { dataCategories, designCategoryOf } from '../../../model/kinds/category-of.ts'
import type { Entity } from '../../../model/project/project.ts'

/** One line of the Hierarchy: a heading, or a thing with its place in the tree. */
export type HierarchyRow =
  | { readonly heading: (typeof dataCategories.design)[number] }
  | {
      readonly heading?: undefined
      readonly entity: Entity
      /** 1 at the top. */
      readonly level: number
      /** Its place among its siblings, from 1, and how many they are. */
      readonly position: number
      readonly siblings: number
      /** Left out where nothing is inside. */
      readonly isOpen?: boolean
    }

export type ThingRow = Extract<HierarchyRow, { readonly heading?: undefined }>

interface TreeSource {
  childrenOf(parentId: EntityId | null): readonly Entity[]
  /** Things that were closed. */
  readonly closed: ReadonlySet<EntityId>
  /** Only these and what they lie in, all open; `null` for everything. */
  readonly wanted: ReadonlySet<EntityId> | null
}

/** The lines from top to bottom: what is seen in the scene, then what only works in it, each with what it holds. */
export function hierarchyRows({ childrenOf, closed, wanted }: TreeSource): readonly HierarchyRow[] {
  const rows: HierarchyRow[] = []

  function add(entities: readonly Entity[], level: number): void {
    for (const [index, entity] of entities.entries()) {
      const inside = shownOf(childrenOf(entity.id))
      const isOpen = wanted !== null || !closed.has(entity.id)
      const place = { entity, level, position: index + 1, siblings: entities.length }
      rows.push(inside.length > 0 ? { ...place, isOpen } : place)
      if (isOpen && inside.length > 0) add(inside, level + 1)
    }
  }
  function shownOf(entities: readonly Entity[]): readonly Entity[] {
    return wanted === null ? entities : entities.filter(({ id }) => wanted.has(id))
  }

  const tops = shownOf(childrenOf(null))
  for (const heading of dataCategories.design) {
    const ofHeading = tops.filter((entity) => designCategoryOf(entity) === heading)
    if (ofHeading.length === 0) continue
    rows.push({ heading })
    add(ofHeading, 1)
  }
  return rows
}

/** The things whose words hold `text`, with all that they lie in; `null` when nothing is looked for. */
export function wantedThings(
  entities: readonly Entity[],
  text: string,
  wordsOf: (entity: Entity) => string,
): ReadonlySet<EntityId> | null {
  const sought = text.trim().toLocaleLowerCase()
  if (sought === '') return null
  const parents = new Map(entities.map(({ id, parentId }) => [id, parentId]))
  const wanted = new Set<EntityId>()
  for (const entity of entities) {
    if (!wordsOf(entity).toLocaleLowerCase().includes(sought)) continue
    for (let id: EntityId | null = entity.id; id !== null && !wanted.has(id); id = parents.get(id) ?? null)
      wanted.add(id)
  }
  return wanted
}
