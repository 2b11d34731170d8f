import { cutText } from '../document/cut-text.ts'
import { isDeleted } from '../document/is-deleted.ts'
import { limits } from '../document/limits.ts'
import type { StoredRecord } from '../document/records.ts'
import { compareText, noStamp, readStamp, type Stamp } from '../document/stamp.ts'
import { type NameClaim, uniqueNames } from '../document/unique-names.ts'

/** A variable of a blocks file under the name that everybody sees; names are unique per type, whatever their case. */
export interface BlockVariable {
  readonly id: string
  readonly name: string
  readonly type: string
}

/** A variable as the document holds it, deleted ones included. */
export interface VariableRecord extends BlockVariable {
  readonly isDeleted: boolean
  readonly born: Stamp
}

/** What a variable without a readable name is called; scripts read English. */
const nameless = 'item'

/** Reads a variable of any stored values. Never throws. */
export function readVariableRecord(id: string, stored: StoredRecord): VariableRecord {
  const { name, type, born } = stored
  return {
    id,
    name:
      typeof name === 'string' && name.trim() !== ''
        ? cutText(name.trim(), limits.variableNameLength)
        : nameless,
    type: typeof type === 'string' ? type : '',
    born: readStamp(born),
    isDeleted: isDeleted(stored),
  }
}

/**
 * The variables of a file: those that were made and not deleted, and all that are `used` by a live block, whatever became
 * of their record. The first-born keeps its name; a later one of the same name and type gets the lowest free number.
 */
export function resolveVariables(
  records: ReadonlyMap<string, VariableRecord>,
  used: ReadonlySet<string>,
): readonly BlockVariable[] {
  const wanted = [...records.values()].filter((record) => !record.isDeleted || used.has(record.id))
  for (const id of used) {
    if (!records.has(id)) wanted.push({ id, name: nameless, type: '', isDeleted: false, born: noStamp })
  }
  const byType = new Map<string, NameClaim[]>()
  for (const { id, name, type, born } of wanted) {
    const claims = byType.get(type) ?? []
    claims.push({ id, name, ...born })
    byType.set(type, claims)
  }
  const names = new Map([...byType.values()].flatMap((claims) => [...uniqueNames(claims)]))
  return wanted
    .map(({ id, name, type }) => ({ id, name: names.get(id) ?? name, type }))
    .sort((a, b) => compareText(a.id, b.id))
}
