import type { EntityId } from '../../../model/ids.ts'
import type { HierarchyRow, ThingRow } from './hierarchy-rows.ts'

/** What a key does in the tree (ARIA's pattern for trees; Alt and an arrow rearrange). */
export type RowAction =
  | { readonly kind: 'go'; readonly to: EntityId; readonly selects: 'one' | 'range' | 'none' }
  | { readonly kind: 'toggle'; readonly id: EntityId }
  | { readonly kind: 'select' | 'rename'; readonly id: EntityId }
  | { readonly kind: 'rearrange'; readonly way: 'up' | 'down' | 'in' | 'out'; readonly id: EntityId }

interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const ways: Readonly<Record<string, 'up' | 'down' | 'in' | 'out'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** The action of a key while the keyboard is on `active`; `page` rows fill the list. */
export function rowAction(
  rows: readonly HierarchyRow[],
  active: EntityId | null,
  press: Press,
  page: number,
): RowAction | undefined {
  const things = rows.filter((row): row is ThingRow => row.heading === undefined)
  const at = things.findIndex(({ entity }) => entity.id === active)
  const here = things[at]
  const ctrl = press.ctrlKey || press.metaKey
  const go = (index: number): RowAction | undefined => {
    const target = things[Math.min(things.length - 1, Math.max(0, index))]
    const selects = press.shiftKey ? 'range' : ctrl ? 'none' : 'one'
    return target && { kind: 'go', to: target.entity.id, selects }
  }
  if (press.altKey) {
    const way = ways[press.key]
    return way && here && !ctrl ? { kind: 'rearrange', way, id: here.entity.id } : undefined
  }
  switch (press.key) {
    case 'ArrowDown':
      return go(at + 1)
    case 'ArrowUp':
      return go(at < 0 ? 0 : at - 1)
    case 'Home':
      return go(0)
    case 'End':
      return go(things.length - 1)
    case 'PageDown':
      return go(at + page)
    case 'PageUp':
      return go(at - page)
    case 'ArrowRight':
      if (here?.isOpen === false) return { kind: 'toggle', id: here.entity.id }
      return here?.isOpen ? go(at + 1) : undefined
    case 'ArrowLeft': {
      if (here?.isOpen) return { kind: 'toggle', id: here.entity.id }
      const parent = things.findIndex(({ entity }) => entity.id === here?.entity.parentId)
      return parent < 0 ? undefined : go(parent)
    }
    case ' ':
      return here && { kind: 'select', id: here.entity.id }
    case 'Enter':
      return here && !ctrl ? { kind: 'rename', id: here.entity.id } : undefined
    default:
      return undefined
  }
}
