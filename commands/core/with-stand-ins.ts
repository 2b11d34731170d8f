import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { Records } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { SceneId } from '../../model/ids.ts'
import { mayStandIn, standInKind, standInRecord } from '../../model/project/stand-in.ts'
import type { Write } from './write.ts'

/**
 * Writes to a player, camera or cursor that is shown but not stored (`model/project/stand-in`) create its record first; so do
 * writes that put something into it.
 */
export function withStandIns(records: Records, writes: readonly Write[]): readonly Write[] {
  if (writes.every((write) => isOfStored(records, write))) return writes
  const births = new Map<string, Write>()
  for (const write of writes)
    for (const id of targets(write)) {
      const kind = missingKind(records, write.root, id)
      if (kind === undefined) continue
      births.set(`${write.root}/${id}`, { op: 'create', root: write.root, id, values: standInRecord(kind) })
    }
  const others = writes.filter(
    ({ op, root, id }) => op !== 'erase' || missingKind(records, root, id) === undefined,
  )
  return [...births.values(), ...others]
}

/** Whether all is stored that a write is about, as nearly always. */
const isOfStored = (records: Records, write: Write): boolean =>
  (write.op === 'create' || missingKind(records, write.root, write.id) === undefined) &&
  missingKind(records, write.root, parentOf(write)) === undefined

/** The things of a scene that must be there for a write: its own, and what that is put into. */
function targets(write: Write): readonly string[] {
  const parent = parentOf(write)
  const parents = parent === null ? [] : [parent]
  return write.op === 'set' && write.id !== null ? [write.id, ...parents] : parents
}

/** What a thing is put into by a write. */
function parentOf(write: Write): string | null {
  if (write.op !== 'create' && (write.op !== 'set' || write.key !== 'place')) return null
  const place = write.op === 'set' ? write.value : write.values.place
  return isJsonObject(place) && typeof place.p === 'string' ? place.p : null
}

/** The kind that an id stands in for, when there is no record of it. */
function missingKind(records: Records, root: RootName, id: string | null): string | undefined {
  if (id === null || !mayStandIn(id) || !root.startsWith('ents:') || records.record(root, id))
    return undefined
  const scene = SceneId.safeParse(root.slice('ents:'.length))
  return scene.success ? standInKind(id, scene.data) : undefined
}
