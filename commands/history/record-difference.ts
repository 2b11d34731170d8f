import { type BlockPlace, storedPlace } from '../../model/blocks/block-record.ts'
import { readVariableRecord } from '../../model/blocks/resolve-variables.ts'
import { isDeleted } from '../../model/document/is-deleted.ts'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { StoredRecord } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { noStamp, readStamp } from '../../model/document/stamp.ts'
import { FileId, isEntityId } from '../../model/ids.ts'
import type { JsonValue } from '../../model/json.ts'
import type { Entity, Project } from '../../model/project/project.ts'
import { isStill } from '../core/claims.ts'
import { isNeeded } from '../project/needed-registers.ts'
import { isRestorableValue, shownValue } from '../project/restorable-value.ts'
import { isRestorable, type RestoredRecord } from '../project/restored-record.ts'
import type { Moment } from './moment.ts'
import { showsFile, showsScene } from './shows.ts'

/** What must be written so that one record shows what it showed at `past`; `undefined` when it does already. */
export function recordDifference(
  past: Moment,
  now: Moment,
  root: RootName,
  id: string | null,
): RestoredRecord | undefined {
  const before = past.records.record(root, id)
  const after = now.records.record(root, id)
  const wasThere = before !== undefined && (!isDeleted(before) || isShown(past.project, root, id))
  const isThere = after !== undefined && !isDeleted(after)
  if (!before || !wasThere) {
    const set = after ? shownThough(root, id, before, after) : []
    if (!isThere && set.length === 0) return undefined
    return { root, id, set, erase: [], ...(isThere && { isDeleted: true }) }
  }

  const wanted = shownRegisters(past.project, root, id, before)
  const set = Object.entries(wanted)
    .map(([key, value]): [string, JsonValue] => [key, shownValue(root, key, value)])
    .filter(
      ([key, value]) =>
        isRestorable(key) &&
        isRestorableValue(root, key, value, after) &&
        !isStill(value, shownValue(root, key, after?.[key])),
    )
  if (!after) {
    const text = root === 'files' && id !== null ? past.records.text(id) : undefined
    return { root, id, set, erase: [], ...(text !== undefined && { text }) }
  }

  const erase = Object.keys(after).filter(
    (key) => isRestorable(key) && !isNeeded(root, key) && wanted[key] === undefined,
  )
  const wasDeleted = isDeleted(before)
  const changesDeletion = wasDeleted !== isDeleted(after)
  if (set.length + erase.length === 0 && !changesDeletion) return undefined
  return { root, id, set, erase, ...(changesDeletion && { isDeleted: wasDeleted }) }
}

/** A variable that blocks use is shown although it is deleted or was never made: what it must be called then. */
function shownThough(
  root: RootName,
  id: string | null,
  before: StoredRecord | undefined,
  after: StoredRecord,
): [string, JsonValue][] {
  if (!root.startsWith('vars:') || id === null) return []
  const [wanted, found] = [readVariableRecord(id, before ?? {}), readVariableRecord(id, after)]
  return (['name', 'type'] as const).flatMap((key): [string, JsonValue][] =>
    wanted[key] === found[key] ? [] : [[key, wanted[key]]],
  )
}

/** Some records are shown although they are deleted: the last tab, the last scene, the player. */
function isShown(project: Project, root: RootName, id: string | null): boolean {
  if (root === 'scenes') return id !== null && showsScene(project, id)
  if (root === 'files') return id !== null && showsFile(project, id)
  return root.startsWith('ents:') && entityOf(project, id) !== undefined
}

/**
 * A record's values, with its place as it was shown: claims that lost to others then could win now, when all of them get a new
 * stamp.
 */
function shownRegisters(
  project: Project,
  root: RootName,
  id: string | null,
  record: StoredRecord,
): StoredRecord {
  if (id === null) return record
  if (root.startsWith('ents:')) {
    const entity = entityOf(project, id)
    if (!entity) return record
    const claim = isJsonObject(record.place) ? record.place : { o: '' }
    return { ...record, place: { ...noStamp, ...claim, p: entity.parentId ?? '' } }
  }
  if (!root.startsWith('blocks:')) return record
  const place = blockPlace(project, root.slice('blocks:'.length), id)
  return place ? { ...record, at: storedPlace(place, readStamp(record.at)) } : record
}

const entityOf = (project: Project, id: string | null): Entity | undefined =>
  id !== null && isEntityId(id) ? project.entity(id) : undefined

function blockPlace(project: Project, owner: string, id: string): BlockPlace | undefined {
  const fileId = FileId.safeParse(owner)
  return fileId.success ? project.blocks(fileId.data).blocks.get(id)?.place : undefined
}
