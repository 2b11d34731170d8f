import { isDeleted } from '../document/is-deleted.ts'
import type { Records, StoredRecord } from '../document/records.ts'
import { strokesRoot } from '../document/root-name.ts'
import { compareText } from '../document/stamp.ts'
import { type DoodleId, StrokeId } from '../ids.ts'
import type { Drawing, Stroke } from './doodle.ts'
import { isShape } from './shape.ts'

/** What is drawn on a sheet, the lowest first. Never throws; a stroke that did not change stays the same object. */
export function readStrokes(records: Records, doodleId: DoodleId): Pick<Drawing, 'strokes' | 'broken'> {
  const root = strokesRoot(doodleId)
  const live: { readonly stroke: Stroke; readonly order: string }[] = []
  const broken: string[] = []
  for (const id of records.ids(root)) {
    const record = records.record(root, id)
    if (record && isDeleted(record)) continue
    const stroke = record && readStroke(id, record)
    if (stroke) live.push({ stroke, order: typeof record.order === 'string' ? record.order : '' })
    else broken.push(id)
  }
  live.sort((a, b) => compareText(a.order, b.order) || compareText(a.stroke.id, b.stroke.id))
  return {
    strokes: Object.freeze(live.map(({ stroke }) => stroke)),
    broken: Object.freeze(broken.sort()),
  }
}

const cache = new WeakMap<object, Stroke>()

function readStroke(id: string, { shape }: StoredRecord): Stroke | undefined {
  const known = typeof shape === 'object' && shape !== null ? cache.get(shape) : undefined
  if (known?.id === id) return known
  const strokeId = StrokeId.safeParse(id)
  if (!strokeId.success || !isShape(shape)) return undefined
  const stroke = Object.freeze({ id: strokeId.data, shape })
  cache.set(shape, stroke)
  return stroke
}
