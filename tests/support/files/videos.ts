/** A box of an MP4. */
function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.byteLength + 8)
  head.write(type, 4)
  return Buffer.concat([head, body])
}

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 4)
  })
  return bytes
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1')

function track(kind: 'vide' | 'soun', milliseconds: number): Buffer {
  const entry =
    kind === 'vide'
      ? box(
          'avc1',
          Buffer.alloc(6),
          words(1),
          Buffer.alloc(12),
          Buffer.from([0, 64, 0, 48]),
          Buffer.alloc(48),
        )
      : box(
          'mp4a',
          Buffer.alloc(6),
          Buffer.from([0, 1]),
          words(0, 0),
          Buffer.from([0, 2, 0, 16]),
          words(0, 44_100 * 2 ** 16),
        )
  const tables = box(
    'stbl',
    box('stsd', words(0, 1), entry),
    box('stts', words(0, 1, 1, milliseconds)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stsz', words(0, 16, 1)),
    box('stco', words(0, 1, 40)),
  )
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, 1000, milliseconds, 0)),
    box('hdlr', words(0, 0), text(kind), words(0, 0, 0), Buffer.from([0])),
    box('minf', tables),
  )
  return box('trak', box('tkhd', words(7, 0, 0, 1, 0, milliseconds), Buffer.alloc(60)), media)
}

function mp4(brand: string, kinds: readonly ('vide' | 'soun')[], seconds: number): Uint8Array<ArrayBuffer> {
  const milliseconds = Math.round(seconds * 1000)
  const header = box('mvhd', words(0, 0, 0, 1000, milliseconds, 0x10000), Buffer.alloc(76))
  return new Uint8Array(
    Buffer.concat([
      box('ftyp', text(brand), words(0), text('isom'), text(brand)),
      box('mdat', Buffer.alloc(16)),
      box('moov', header, ...kinds.map((kind) => track(kind, milliseconds))),
    ]),
  )
}

/** An MP4 whose tables say that it is a video of so many seconds. */
export const mp4File = (seconds: number): Uint8Array<ArrayBuffer> => mp4('mp42', ['vide', 'soun'], seconds)

/** The same with a sound only. */
export const m4aFile = (seconds: number): Uint8Array<ArrayBuffer> => mp4('M4A ', ['soun'], seconds)

/** An element of a WebM; `id` as it is written. */
function element(id: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(4)
  head.writeUInt32BE(0x1000_0000 + body.byteLength)
  const name = Buffer.from(id.toString(16), 'hex')
  return Buffer.concat([name, head, body])
}

const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

/** A WebM whose header says that it is a video of so many seconds. */
export function webmFile(seconds: number): Uint8Array<ArrayBuffer> {
  const one = Buffer.from([1])
  const head = element(0x1a45dfa3, element(0x4286, one), element(0x4282, text('webm')))
  const info = element(
    0x1549a966,
    element(0x2ad7b1, words(1_000_000)),
    element(0x4489, double(seconds * 1000)),
  )
  const picture = element(0xe0, element(0xb0, Buffer.from([64])), element(0xba, Buffer.from([48])))
  const entry = element(0xae, element(0xd7, one), element(0x83, one), element(0x86, text('V_VP8')), picture)
  const cluster = element(0x1f43b675, element(0xe7, Buffer.from([0])), element(0xa3, Buffer.alloc(8)))
  return new Uint8Array(Buffer.concat([head, element(0x18538067, info, element(0x1654ae6b, entry), cluster)]))
}
