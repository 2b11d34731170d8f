import { cutText } from '../document/cut-text.ts'
import { isDeleted } from '../document/is-deleted.ts'
import { limits } from '../document/limits.ts'
import type { Records, StoredRecord } from '../document/records.ts'
import { compareClaims, readStamp, type Stamp } from '../document/stamp.ts'
import { uniqueNames } from '../document/unique-names.ts'
import { DoodleId } from '../ids.ts'
import type { JsonValue } from '../json.ts'
import type { Doodle } from './doodle.ts'

/** What a project’s records of doodles say. */
export interface ReadDoodles {
  /** Deleted ones included, in the order in which they were begun. */
  readonly doodles: readonly Doodle[]
  /** Ids of records that cannot be read. */
  readonly broken: readonly string[]
}

/** The doodles of a project, without their strokes. Among those that are not deleted the first born keeps its name. */
export function readDoodles(records: Records): ReadDoodles {
  const readable: (Doodle & Stamp)[] = []
  const broken: string[] = []
  for (const id of records.ids('doodles')) {
    const doodle = readDoodle(id, records.record('doodles', id) ?? {})
    if (doodle) readable.push(doodle)
    else broken.push(id)
  }
  readable.sort(compareClaims)
  const names = uniqueNames(readable.filter(({ isRemoved }) => !isRemoved))
  const doodles = readable.map(({ t: _t, c: _c, ...doodle }) =>
    Object.freeze({ ...doodle, name: names.get(doodle.id) ?? doodle.name }),
  )
  return { doodles: Object.freeze(doodles), broken: Object.freeze(broken.sort()) }
}

/** Pixels of a sheet without a readable size. */
const usualSide = 512

function readDoodle(id: string, record: StoredRecord): (Doodle & Stamp) | undefined {
  const doodleId = DoodleId.safeParse(id)
  const { name, width, height, born } = record
  if (!doodleId.success || typeof name !== 'string') return undefined
  return {
    id: doodleId.data,
    name: cutText(name, limits.nameLength),
    width: isSide(width) ? width : usualSide,
    height: isSide(height) ? height : usualSide,
    isRemoved: isDeleted(record),
    ...readStamp(born),
  }
}

const isSide = (value: JsonValue | undefined): value is number =>
  typeof value === 'number' && value >= 1 && value <= limits.doodleSide
