import { isJsonObject } from '../../model/document/is-json-object.ts'
import { type Gap, keysForInserts } from '../../model/document/order-keys.ts'
import type { Records } from '../../model/document/records.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import type { SceneId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import type { Siblings } from '../../model/project/project.ts'
import type { Write } from '../core/write.ts'

/** The order keys of newcomers, with the writes that make room for them. */
export interface SiblingOrders {
  readonly orders: readonly string[]
  readonly rekeys: readonly Write[]
}

/** Order keys for `n` newcomers, one behind the other, at `index` of `siblings`. */
export function siblingOrders(
  records: Records,
  sceneId: SceneId,
  siblings: Pick<Siblings, 'length' | 'at'>,
  index: number,
  n: number,
): SiblingOrders {
  const { orders, rekeys } = ordersInGaps(records, sceneId, siblings, [{ index, n }])
  return { orders: orders[0] ?? [], rekeys }
}

/** The same for newcomers in several gaps, of rising index; `orders` are gap by gap. */
export function ordersInGaps(
  records: Records,
  sceneId: SceneId,
  siblings: Pick<Siblings, 'length' | 'at'>,
  gaps: readonly Gap[],
): { readonly orders: readonly (readonly string[])[]; readonly rekeys: readonly Write[] } {
  const placeAt = (at: number): JsonObject => {
    const id = siblings.at(at)
    const place = id && records.value(entitiesRoot(sceneId), id, 'place')
    return isJsonObject(place) ? place : { p: '', o: '', t: 0, c: '' }
  }
  const orderAt = (at: number): string => {
    const { o } = placeAt(at)
    return typeof o === 'string' ? o : ''
  }
  const { keys, rekeyed } = keysForInserts(siblings.length, orderAt, gaps)
  const rekeys = [...rekeyed].flatMap(([at, order]): readonly Write[] => {
    const id = siblings.at(at)
    if (id === undefined) return []
    return [{ op: 'set', root: entitiesRoot(sceneId), id, key: 'place', value: { ...placeAt(at), o: order } }]
  })
  return { orders: keys, rekeys }
}
