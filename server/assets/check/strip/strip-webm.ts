/** Elements with elements inside, in which something about the maker may stand: segment, info, tracks, track. */
const outer: ReadonlySet<number> = new Set([0x1853_8067, 0x1549_a966, 0x1654_ae6b, 0xae])
/** Tags, attachments, title, day, file names, names of tracks, room that was left over, and checksums of what is changed here. */
const telling: ReadonlySet<number> = new Set([
  ...[0x1254_c367, 0x1941_a469, 0x7ba9, 0x4461, 0x7384, 0x3c_83ab, 0x3e_83bb, 0x536e, 0xec, 0xbf],
])
/** Names of the programs, which must be there. */
const programs: ReadonlySet<number> = new Set([0x4d80, 0x5741])

/** How many bytes a number has by its first one. */
const widthOf = (first: number): number => Math.clz32(first) - 23

interface Element {
  readonly id: number
  readonly body: number
  /** `undefined`: until something of another level begins. */
  readonly end: number | undefined
}

function readElement(bytes: Buffer, at: number): Element | undefined {
  const idWidth = widthOf(bytes[at] ?? 0)
  const sizeAt = at + idWidth
  const sizeWidth = widthOf(bytes[sizeAt] ?? 0)
  const body = sizeAt + sizeWidth
  if (idWidth > 4 || sizeWidth > 8 || body > bytes.byteLength) return undefined
  let size = (bytes[sizeAt] ?? 0) & (0xff >> sizeWidth)
  let isUnknown = size === 0xff >> sizeWidth
  for (const byte of bytes.subarray(sizeAt + 1, body)) {
    size = size * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { id: bytes.readUIntBE(at, idWidth), body, end: isUnknown ? undefined : body + size }
}

/** Puts an empty element of the same length in the place of another. */
function blank(bytes: Buffer, at: number, end: number): void {
  const width = end - at >= 9 ? 8 : 1
  bytes.fill(0, at, end)
  bytes.writeUInt8(0xec, at)
  const size = end - at - 1 - width
  if (width === 1) bytes.writeUInt8(0x80 + size, at + 1)
  else {
    bytes.writeUInt8(1, at + 1)
    bytes.writeUIntBE(size, at + 3, 6)
  }
}

function stripElements(bytes: Buffer, from: number, to: number): void {
  for (let at = from; at < to; ) {
    const element = readElement(bytes, at)
    if (!element || (element.end ?? 0) > to) return
    const { id, body, end } = element
    if (outer.has(id)) stripElements(bytes, body, end ?? to)
    else if (end !== undefined && telling.has(id)) blank(bytes, at, end)
    else if (end !== undefined && programs.has(id)) bytes.fill(' ', body, end)
    // A part of a live recording does not say where it ends; what is in it is read as if it stood beside it.
    at = end ?? (outer.has(id) ? to : body)
  }
}

/** Blanks what a WebM says of its maker; everything else stays where it is. */
export function stripWebm(original: Buffer): Uint8Array {
  const bytes = Buffer.from(original)
  stripElements(bytes, 0, bytes.byteLength)
  return bytes
}
