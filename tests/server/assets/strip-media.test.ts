import { parseBuffer } from 'music-metadata'
import { describe, expect, it } from 'vitest'
import { mp3File, oggFile, wavFile } from '../../support/files/sounds.ts'
import { m4aFile, mp4File, webmFile } from '../../support/files/videos.ts'
import { checkBench } from './check-bench.ts'

const { refusal, kept } = checkBench()

const secret = 'SecretMaker 52.5N 13.4E'
const text = (value: string) => Buffer.from(value, 'latin1')
const join = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

function word(value: number, isLittle = false): Buffer {
  const bytes = Buffer.alloc(4)
  if (isLittle) bytes.writeUInt32LE(value)
  else bytes.writeUInt32BE(value)
  return bytes
}

const id3 = (content: string) =>
  Buffer.concat([text('ID3\u0004\0\0\0\0\0'), Buffer.from([content.length]), text(content)])
const ape = join(
  text(secret),
  text('APETAGEX'),
  word(2000, true),
  word(secret.length + 32, true),
  word(1, true),
  word(0),
  Buffer.alloc(8),
)
const box = (name: string, ...parts: readonly Uint8Array[]) => {
  const body = join(...parts)
  return join(word(body.byteLength + 8), text(name), body)
}

/** The same MP4 with boxes added to its `moov`, which stands last, and to its first track. */
function withBoxes(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = Buffer.from(file)
  const at = whole.indexOf('moov') - 4
  const place = box('udta', box('\u00a9xyz', text(secret)))
  const moov = box(
    'moov',
    whole.subarray(at + 8),
    place,
    box('meta', Buffer.alloc(4), box('ilst', text(secret))),
  )
  const made = Buffer.from(
    join(whole.subarray(0, at), moov, box('free', text(secret)), box('uuid', Buffer.alloc(16), text(secret))),
  )
  made.writeUInt32BE(0xdddddddd, made.indexOf('mvhd') + 8)
  return new Uint8Array(made)
}

const element = (id: string, ...parts: readonly Uint8Array[]) => {
  const body = join(...parts)
  return join(Buffer.from(id, 'hex'), word(0x1000_0000 + body.byteLength), body)
}

/** The same WebM with a title and programs in its info, tags and an attachment; its segment does not say where it ends. */
function withElements(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = Buffer.from(file)
  const segment = whole.indexOf(Buffer.from('18538067', 'hex'))
  const info = segment + 8
  const infoEnd = info + 8 + (whole.readUInt32BE(info + 4) - 0x1000_0000)
  const told = [
    element('7ba9', text(secret)),
    element('5741', text(secret)),
    element('4461', Buffer.alloc(8, 9)),
  ]
  return join(
    whole.subarray(0, segment),
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    element('1549a966', whole.subarray(info + 8, infoEnd), ...told),
    whole.subarray(infoEnd),
    element('1254c367', text(secret)),
    element('1941a469', text(secret)),
    Buffer.from('ec81', 'hex'),
    text('S'),
  )
}

function oggPage(packet: Uint8Array, sequence: number, flags: number): Buffer {
  const segments = Math.floor(packet.byteLength / 255) + 1
  const page = Buffer.alloc(27 + segments, 255)
  page.fill(0, 0, 27).write('OggS')
  page.writeUInt8(flags, 5)
  page.writeUInt32LE(7, 14)
  page.writeUInt32LE(sequence, 18)
  page.writeUInt8(segments, 26)
  page.writeUInt8(packet.byteLength % 255, 26 + segments)
  return Buffer.concat([page, packet])
}

/** The same Ogg with comments: its second page is another one. */
function withComments(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = Buffer.from(file)
  const second = whole.indexOf('OggS', 4)
  const third = whole.indexOf('OggS', second + 4)
  const comments = [`ARTIST=${secret}`, `DESCRIPTION=${secret.repeat(30)}`]
  const packet = join(
    text('\u0003vorbis'),
    word(7, true),
    text('encoder'),
    word(comments.length, true),
    ...comments.flatMap((comment) => [word(comment.length, true), text(comment)]),
    Buffer.from([1]),
  )
  return join(whole.subarray(0, second), oggPage(packet, 1, 0), whole.subarray(third))
}

/** The checksum of an Ogg page, bit by bit, as RFC 3533 says it. */
function checksum(page: Buffer): number {
  let rest = 0
  for (const byte of page) {
    rest ^= byte << 24
    for (let bit = 0; bit < 8; bit += 1) rest = (rest << 1) ^ (rest & 0x8000_0000 ? 0x04c1_1db7 : 0)
  }
  return rest >>> 0
}

const wav = wavFile(1)
const listed = join(text('LIST'), word(secret.length + 5, true), text('INFO'), text(secret), Buffer.alloc(1))
const files = [
  [
    'mp3',
    'sounds',
    mp3File(1),
    join(id3(secret), id3(secret), mp3File(1), ape, text('TAG'), text(secret.padEnd(125))),
  ],
  ['wav', 'sounds', wav, join(wav.subarray(0, 36), listed, wav.subarray(36), listed)],
  ['ogg', 'sounds', oggFile(1), withComments(oggFile(1))],
  ['m4a', 'sounds', m4aFile(1), withBoxes(m4aFile(1))],
  ['mp4', 'videos', mp4File(1), withBoxes(mp4File(1))],
  ['webm', 'videos', webmFile(1), withElements(webmFile(1))],
] as const

describe('[threat 19] a sound or a video', () => {
  it.each(files)(
    '%s: is kept without what it tells of its maker, and is the same to a player',
    async (kind, type, plain, telling) => {
      expect(Buffer.from(telling).includes('Secret')).toBe(true)
      expect(await refusal(type, kind, telling)).toBe(`kept as ${kind}`)
      const bytes = kept()
      expect(bytes.toString('latin1')).not.toMatch(/Secret|52\.5N|\xdd\xdd\xdd\xdd/)
      const read = async (from: Uint8Array) => (await parseBuffer(from, undefined, { duration: true })).format
      const { duration, sampleRate, codec, container } = await read(plain)
      const same = JSON.parse(JSON.stringify({ duration, sampleRate, codec, container }))
      expect(await read(bytes)).toMatchObject(same)
      if (kind === 'mp3' || kind === 'wav') expect(bytes.equals(plain)).toBe(true)
      else expect(bytes.byteLength).toBe(telling.byteLength)
    },
  )

  it.each(files)('%s: that tells nothing is kept to the byte', async (kind, type, plain) => {
    expect(await refusal(type, kind, plain)).toBe(`kept as ${kind}`)
    // The page of the test's own Ogg has no checksum yet.
    if (kind !== 'ogg' && kind !== 'mp4' && kind !== 'm4a') expect(kept().equals(plain)).toBe(true)
    expect(kept().byteLength).toBe(plain.byteLength)
  })

  it('an Ogg has right checksums where something was taken out', async () => {
    await refusal('sounds', 'ogg', withComments(oggFile(1)))
    const bytes = Buffer.from(kept())
    const at = bytes.indexOf('OggS', 4)
    const page = Buffer.from(bytes.subarray(at, bytes.indexOf('OggS', at + 4)))
    const told = page.readUInt32LE(22)
    page.writeUInt32LE(0, 22)
    expect(told).toBe(checksum(page))
    const { common } = await parseBuffer(bytes)
    expect(common.artist).toBeUndefined()
  })
})
