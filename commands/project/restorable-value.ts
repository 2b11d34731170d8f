import { isComponentValue } from '../../model/components/component-schemas.ts'
import { isVec3 } from '../../model/components/vec3.ts'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { Records, StoredRecord } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { sameJson } from '../../model/document/same-json.ts'
import type { JsonValue } from '../../model/json.ts'
import { entityRegisters } from '../../model/project/entity-record.ts'
import type { RestoredRecord } from './restored-record.ts'

/** Whether a register says what a record is for: written at its birth and never again. A tab's kind may change, a thing's not. */
export const isIdentity = (root: RootName, key: string): boolean =>
  (root.startsWith('ents:') && key === 'kind') ||
  ((root.startsWith('blocks:') || root === 'assets') && key === 'type')

/**
 * Whether a value may be brought back: it leaves what the record is for as it is in `present` (the record as it is now, where
 * there is one), and a thing that gets it can be read.
 */
export function isRestorableValue(
  root: RootName,
  key: string,
  value: JsonValue,
  present: StoredRecord | undefined,
): boolean {
  if (isIdentity(root, key))
    return typeof value === 'string' && (present === undefined || sameJson(value, present[key]))
  return !root.startsWith('ents:') || isEntityValue(key, value)
}

/** Whether a restoration of one record touches only what may be brought back. */
export function isRestorableRecord(stored: Records, { root, id, set, erase }: RestoredRecord): boolean {
  const present = stored.record(root, id)
  const keepsIdentity = present === undefined || !erase.some((key) => isIdentity(root, key))
  return (
    keepsIdentity &&
    set.every(([key, value]) => value !== undefined && isRestorableValue(root, key, value, present))
  )
}

function isEntityValue(key: string, value: JsonValue): boolean {
  switch (key) {
    case 'position':
    case 'rotation':
    case 'scale':
      return isVec3(value)
    case 'name':
      return typeof value === 'string'
    case 'hidden':
    case 'locked':
      return typeof value === 'boolean'
    default:
      return isJsonObject(value) && (entityRegisters.has(key) || isComponentValue(key, value))
  }
}
