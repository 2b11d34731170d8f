import { limits } from '../../model/document/limits.ts'
import type { Records } from '../../model/document/records.ts'
import { strokesRoot } from '../../model/document/root-name.ts'
import { toJson } from '../../model/document/to-json.ts'
import type { Drawing } from '../../model/doodle/doodle.ts'
import type { DoodleId } from '../../model/ids.ts'
import { defineCommand, type PlanContext, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { DoodleChange } from './doodle-change.ts'
import { listedDoodle } from './listed-doodle.ts'
import { StrokeOrder } from './stroke-order.ts'

/**
 * Stores what one gesture did on a doodle's sheet. Only what differs is written. A stroke that somebody else erased in the
 * meantime comes back when it is in `upserts`. Changing the same strokes again and again (a slider, the arrow keys) is one step.
 */
export const changeDoodle = defineCommand({
  type: 'doodle.change',
  version: 1,
  label: 'command.doodle.change',
  payload: DoodleChange,
  surface: ({ doodleId }): `doodle:${DoodleId}` => `doodle:${doodleId}`,
  mergeKey: ({ doodleId, upserts, moves, deletes }) =>
    JSON.stringify([doodleId, upserts.map(({ id }) => id), moves, deletes]),
  plan(project, change, context) {
    const drawing = listedDoodle(project, change.doodleId)
    if (!drawing) return reject('doodle.missing')
    const { name } = drawing
    const shown = new Set<string>(drawing.strokes.map(({ id }) => id))
    const added = new Set(change.upserts.map(({ id }) => id).filter((id) => !shown.has(id))).size
    const erased = new Set(change.deletes.filter((id) => shown.has(id))).size
    if (shown.size + added - erased > limits.doodleStrokes) return reject('doodle.full', { name })
    return writes(changeWrites(drawing, change, context), { name, context: whatHappened(change, added) })
  },
})

function changeWrites(
  drawing: Drawing,
  { doodleId, upserts, moves = [], deletes }: DoodleChange,
  { records, lamport, actor }: PlanContext,
): readonly Write[] {
  const root = strokesRoot(doodleId)
  const shown = new Set<string>(drawing.strokes.map(({ id }) => id))
  const shapes = new Map(upserts.map(({ id, shape }) => [id, toJson(shape) ?? null]))
  const order = new StrokeOrder([...shown].map((id) => ({ id, key: orderOf(records, doodleId, id) })))
  order.add([...shapes.keys()].filter((id) => !shown.has(id)))
  for (const { id, before } of moves) order.move(id, before)
  const list: Write[] = []
  const created = new Set<string>()
  for (const [id, shape] of shapes) {
    if (records.has(root, id)) list.push({ op: 'set', root, id, key: 'shape', value: shape })
    else {
      created.add(id)
      list.push({ op: 'create', root, id, values: { shape, order: order.changes.get(id) ?? '' } })
    }
    if (!created.has(id) && !shown.has(id)) list.push({ op: 'erase', root, id, key: 'del' })
  }
  for (const [id, value] of order.changes)
    if (!created.has(id)) list.push({ op: 'set', root, id, key: 'order', value })
  const erased = deletes.filter((id) => shown.has(id))
  for (const id of erased) list.push({ op: 'set', root, id, key: 'del', value: { t: lamport, c: actor } })
  return list
}

function orderOf(records: Records, doodleId: DoodleId, id: string): string {
  const order = records.value(strokesRoot(doodleId), id, 'order')
  return typeof order === 'string' ? order : ''
}

/** Picks the label's variant (i18next `context`). */
function whatHappened({ upserts, deletes }: DoodleChange, added: number): string {
  if (added > 0) return 'added'
  if (deletes.length > 0) return 'removed'
  return upserts.length > 0 ? 'changed' : 'reordered'
}
