import { archiveLimits } from './archive-limits.ts'
import { crc32 } from './crc32.ts'
import { BadFile } from './file-fault.ts'
import { inflateBounded } from './inflate-bounded.ts'

interface Entry {
  readonly name: string
  readonly packed: Uint8Array
  readonly isDeflated: boolean
  readonly size: number
  readonly sum: number
  /** Where the entry begins and ends in the archive, its own header included. */
  readonly from: number
  readonly to: number
}

const signature = { end: 0x06054b50, central: 0x02014b50, local: 0x04034b50 }
const endLength = 22
/** Only names that we give ourselves: no folders but one, no dots, no way out. */
const goodName = /^(manifest\.json|document\.bin|assets\/\d{4})$/
/** Encrypted, patched, strong encryption, hidden headers. */
const refusedFlags = 0x0001 | 0x0020 | 0x0040 | 0x2000
const symbolicLink = 0xa000

/**
 * The files of a zip archive that we wrote, by name. Everything is checked against the directory before anything is unpacked, and nothing
 * is unpacked further than the directory says.
 * @throws BadFile
 */
export function readArchive(archive: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const entries = readDirectory(archive, view)
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > archiveLimits.unpacked) throw new BadFile('too-large')
  for (const { size, packed } of entries)
    if (size > archiveLimits.freeOfRatio && size > packed.length * archiveLimits.ratio)
      throw new BadFile('unsafe')
  return new Map(entries.map((entry) => [entry.name, unpack(entry)]))
}

function readDirectory(archive: Uint8Array, view: DataView): readonly Entry[] {
  const end = archive.length - endLength
  // What we write has no comment, so the end stands at the end.
  if (end < 0 || view.getUint32(end, true) !== signature.end) throw new BadFile('not-a-project')
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  const start = view.getUint32(end + 16, true)
  const isWhole =
    view.getUint32(end + 4, true) === 0 &&
    view.getUint16(end + 8, true) === count &&
    view.getUint16(end + 20, true) === 0 &&
    start + size === end
  if (!isWhole) throw new BadFile('damaged')
  if (count > archiveLimits.entries) throw new BadFile('too-large')
  const entries: Entry[] = []
  let at = start
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== signature.central) throw new BadFile('damaged')
    const length = 46 + view.getUint16(at + 28, true)
    if (view.getUint16(at + 30, true) !== 0 || view.getUint16(at + 32, true) !== 0 || at + length > end)
      throw new BadFile('damaged')
    entries.push(readEntry(archive, view, at, start))
    at += length
  }
  if (at !== end) throw new BadFile('damaged')
  return withoutOverlaps(entries, start)
}

function readEntry(archive: Uint8Array, view: DataView, at: number, directory: number): Entry {
  const name = latin(archive.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)))
  const isLink = ((view.getUint32(at + 38, true) >>> 16) & 0xf000) === symbolicLink
  const method = view.getUint16(at + 10, true)
  if (!goodName.test(name) || isLink || (view.getUint16(at + 8, true) & refusedFlags) !== 0)
    throw new BadFile('unsafe')
  if (method !== 0 && method !== 8) throw new BadFile('unsafe')
  const packedSize = view.getUint32(at + 20, true)
  const size = view.getUint32(at + 24, true)
  const from = view.getUint32(at + 42, true)
  if (method === 0 && packedSize !== size) throw new BadFile('damaged')
  if (from + 30 > directory || view.getUint32(from, true) !== signature.local) throw new BadFile('damaged')
  const isSame =
    view.getUint16(from + 8, true) === method &&
    view.getUint16(from + 6, true) === view.getUint16(at + 8, true) &&
    view.getUint32(from + 14, true) === view.getUint32(at + 16, true) &&
    view.getUint32(from + 18, true) === packedSize &&
    view.getUint32(from + 22, true) === size &&
    view.getUint16(from + 28, true) === 0 &&
    view.getUint16(from + 26, true) === name.length &&
    latin(archive.subarray(from + 30, from + 30 + name.length)) === name
  const dataAt = from + 30 + name.length
  if (!isSame || dataAt + packedSize > directory) throw new BadFile('damaged')
  return {
    name,
    packed: archive.subarray(dataAt, dataAt + packedSize),
    isDeflated: method === 8,
    size,
    sum: view.getUint32(at + 16, true),
    from,
    to: dataAt + packedSize,
  }
}

/** No two files share bytes or a name, and nothing stands between them: an archive of ours has no room for anything else. */
function withoutOverlaps(entries: readonly Entry[], directory: number): readonly Entry[] {
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) throw new BadFile('unsafe')
  let at = 0
  for (const { from, to } of [...entries].sort((a, b) => a.from - b.from)) {
    if (from !== at) throw new BadFile('unsafe')
    at = to
  }
  if (at !== directory) throw new BadFile('unsafe')
  return entries
}

function unpack({ packed, isDeflated, size, sum }: Entry): Uint8Array {
  const bytes = isDeflated ? inflateBounded(packed, size) : packed.slice()
  if (bytes.length !== size || crc32(bytes) !== sum) throw new BadFile('damaged')
  return bytes
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
