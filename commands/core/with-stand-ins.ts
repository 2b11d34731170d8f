import type { Records, StoredRecord } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { readPlace } from '../../model/project/entity-record.ts'
import { standInKindUnder, standInRecord } from '../../model/project/stand-in.ts'
import { missingTab } from '../../model/project/stand-in-tab.ts'
import type { Write } from './write.ts'

/**
 * Writes to what is shown but not stored create its record first: to a player, camera or cursor (`model/project/stand-in`), also those that
 * put something into it, and to the tab of a scene that has none (`model/project/stand-in-tab`), also to what is in it.
 */
export function withStandIns(records: Records, writes: readonly Write[]): readonly Write[] {
  if (writes.every((write) => isOfStored(records, write))) return writes
  const births = new Map<string, Write>()
  for (const write of writes)
    for (const birth of birthsFor(records, write)) births.set(`${birth.root}/${birth.id}`, birth)
  const others = writes.filter(
    ({ op, root, id }) => op !== 'erase' || birthOf(records, root, id) === undefined,
  )
  return [...births.values(), ...others]
}

type Birth = Extract<Write, { op: 'create' }>

/** Whether all is stored that a write is about, as nearly always. */
const isOfStored = (records: Records, write: Write): boolean =>
  (write.op === 'create' || birthOf(records, write.root, write.id) === undefined) &&
  birthOf(records, write.root, parentOf(write)) === undefined &&
  birthOf(records, 'files', holderOf(write)) === undefined

/** What must be there for a write: its own record, what that is put into, and the tab that it lies in. */
function birthsFor(records: Records, write: Write): readonly Birth[] {
  if (write.op === 'erase') return []
  const own = write.op === 'set' ? birthOf(records, write.root, write.id) : undefined
  const parent = birthOf(records, write.root, parentOf(write))
  const holder = birthOf(records, 'files', holderOf(write))
  return [own, parent, holder].filter((birth) => birth !== undefined)
}

/** What a thing is put into by a write. */
function parentOf(write: Write): string | null {
  if (write.op !== 'create' && (write.op !== 'set' || write.key !== 'place')) return null
  return readPlace(write.op === 'set' ? write.value : write.values.place).parent
}

/** The tab that a block, a variable or a note lies in. */
function holderOf({ root }: Write): string | null {
  const isInTab = root.startsWith('blocks:') || root.startsWith('vars:') || root.startsWith('wcom:')
  return isInTab ? root.slice(root.indexOf(':') + 1) : null
}

/** The record of what stands under an id that nothing is stored under. */
function birthOf(records: Records, root: RootName, id: string | null): Birth | undefined {
  if (id === null) return undefined
  const values = root === 'files' ? missingTab(records, id) : missingEntity(records, root, id)
  return values && { op: 'create', root, id, values }
}

function missingEntity(records: Records, root: RootName, id: string): StoredRecord | undefined {
  const kind = standInKindUnder(root, id)
  return kind === undefined || records.record(root, id) ? undefined : standInRecord(kind)
}
