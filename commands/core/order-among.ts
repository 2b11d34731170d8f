import { keysForInsert } from '../../model/document/order-keys.ts'
import type { Records } from '../../model/document/records.ts'
import type { Write } from './write.ts'

/** The order key of a newcomer, with the writes that make room for it. */
export interface Order {
  readonly order: string
  readonly rekeys: readonly Write[]
}

/** The key of a tab or scene that comes to lie at `index` among `siblings` (itself not counted). */
export function orderAmong(
  records: Records,
  root: 'files' | 'scenes',
  siblings: readonly { readonly id: string }[],
  index: number,
): Order {
  const keyAt = (at: number): string => {
    const sibling = siblings[at]
    const order = sibling && records.value(root, sibling.id, 'order')
    return typeof order === 'string' ? order : ''
  }
  const { keys, rekeyed } = keysForInsert(siblings.length, keyAt, index, 1)
  const rekeys = [...rekeyed].flatMap(([at, value]): readonly Write[] => {
    const sibling = siblings[at]
    return sibling ? [{ op: 'set', root, id: sibling.id, key: 'order', value }] : []
  })
  return { order: keys[0] ?? '', rekeys }
}

/**
 * The key that brings `mover` in front of the sibling `before`, or to the end for `null` and for one that is gone.
 * `undefined` when it lies there already. `siblings` are all of them in order.
 */
export function orderBefore(
  records: Records,
  root: 'files' | 'scenes',
  siblings: readonly { readonly id: string }[],
  mover: string,
  before: string | null,
): Order | undefined {
  const at = siblings.findIndex(({ id }) => id === mover)
  const next = siblings[at + 1]?.id ?? null
  if (before === mover || before === next) return undefined
  const others = siblings.filter(({ id }) => id !== mover)
  const found = others.findIndex(({ id }) => id === before)
  return orderAmong(records, root, others, found < 0 ? others.length : found)
}
