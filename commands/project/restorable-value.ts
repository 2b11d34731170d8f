import { isComponentValue } from '../../model/components/component-schemas.ts'
import { isVec3 } from '../../model/components/vec3.ts'
import { cutText } from '../../model/document/cut-text.ts'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import { limits } from '../../model/document/limits.ts'
import type { Records, StoredRecord } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { sameJson } from '../../model/document/same-json.ts'
import { isShape } from '../../model/doodle/shape.ts'
import type { JsonValue } from '../../model/json.ts'
import { entityRegisters } from '../../model/project/entity-record.ts'
import { isNeeded } from './needed-registers.ts'
import type { RestoredRecord } from './restored-record.ts'

/** Whether a register says what a record is for: written at its birth and never again. A tab's kind may change, a thing's not. */
const isIdentity = (root: RootName, key: string): boolean =>
  (root.startsWith('ents:') && key === 'kind') ||
  ((root.startsWith('blocks:') || root === 'assets') && key === 'type')

/**
 * Whether a value may be brought back: it leaves what the record is for as it is in `present` (the record as it is now, where
 * there is one), and the record can be read with it. The text of a script is no value: it comes back by edits.
 */
export function isRestorableValue(
  root: RootName,
  key: string,
  value: JsonValue,
  present: StoredRecord | undefined,
): boolean {
  if (isIdentity(root, key))
    return typeof value === 'string' && (present === undefined || sameJson(value, present[key]))
  if (typeof value === 'string' && value.length > longest(root, key)) return false
  if (root.startsWith('ents:')) return isEntityValue(key, value)
  if (root === 'files' && key === 'text') return false
  if (root === 'files' && key === 'kind') return value === 'js' || value === 'blocks'
  if (root.startsWith('strokes:') && key === 'shape') return isShape(value)
  return typeof value === 'string' || !(isWord(root, key) || isNeeded(root, key)) || key === 'at'
}

/** Whether a restoration of one record touches only what may be brought back. */
export function isRestorableRecord(stored: Records, { root, id, set, erase }: RestoredRecord): boolean {
  const present = stored.record(root, id)
  const keepsNeeded = present === undefined || !erase.some((key) => isNeeded(root, key))
  return (
    keepsNeeded &&
    set.every(([key, value]) => value !== undefined && isRestorableValue(root, key, value, present))
  )
}

/** A name as it was shown, where it is stored longer than names may be; all else as it is. */
export const shownValue = <Value extends JsonValue | undefined>(
  root: RootName,
  key: string,
  value: Value,
): Value | string =>
  typeof value === 'string' && isName(root, key) ? cutText(value, longest(root, key)) : value

const isName = (root: RootName, key: string): boolean =>
  key === 'name' || (root === 'meta' && key === 'displayName')

/** What any other command would take there: what a peer has put in its place is not brought back. */
function longest(root: RootName, key: string): number {
  if (root === 'meta' && key === 'description') return limits.descriptionLength
  if (!isName(root, key)) return limits.textLength
  if (root === 'assets') return limits.fileNameLength
  return root.startsWith('vars:') ? limits.variableNameLength : limits.nameLength
}

/** What the project says about itself. */
const isWord = (root: RootName, key: string): boolean =>
  root === 'meta' && (key === 'displayName' || key === 'description' || key === 'template')

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
