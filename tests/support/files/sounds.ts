/** A WAV of so many seconds, 8 bit at 8,000 samples a second: a hum as loud as can be, or silence. */
export function wavFile(seconds: number, hertz = 0): Uint8Array<ArrayBuffer> {
  const rate = 8_000
  const samples = Math.round(seconds * rate)
  const bytes = Buffer.alloc(44 + samples, 128)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples, 40)
  for (let i = 0; i < samples; i++)
    bytes.writeUInt8(128 + Math.round(127 * Math.sin((2 * Math.PI * hertz * i) / rate)), 44 + i)
  return new Uint8Array(bytes)
}

/** An MP3 of silence: frames of 26 ms with nothing in them. */
export function mp3File(seconds: number, bitrate: 32 | 128 = 128): Uint8Array<ArrayBuffer> {
  const frame = Buffer.alloc(Math.floor((144 * bitrate * 1000) / 44_100))
  frame.writeUInt32BE(bitrate === 32 ? 0xfffb10c4 : 0xfffb90c4)
  const frames = Math.ceil((seconds * 44_100) / 1152)
  return new Uint8Array(Buffer.concat(Array.from({ length: frames }, () => frame)))
}

function oggPage(packet: Uint8Array, sequence: number, granule: number, flags: number): Buffer {
  const segments = Math.floor(packet.byteLength / 255) + 1
  const page = Buffer.alloc(27 + segments)
  page.write('OggS')
  page.writeUInt8(flags, 5)
  page.writeBigUInt64LE(BigInt(granule), 6)
  page.writeUInt32LE(7, 14)
  page.writeUInt32LE(sequence, 18)
  page.writeUInt8(segments, 26)
  page.fill(255, 27, 26 + segments)
  page.writeUInt8(packet.byteLength % 255, 26 + segments)
  return Buffer.concat([page, packet])
}

/** An OGG whose headers say that it is a Vorbis sound of so many seconds. */
export function oggFile(seconds: number): Uint8Array<ArrayBuffer> {
  const identification = Buffer.alloc(30)
  identification.write('\u0001vorbis', 'latin1')
  identification.writeUInt8(1, 11)
  identification.writeUInt32LE(44_100, 12)
  identification.writeUInt32LE(64_000, 20)
  identification.writeUInt8(0xb8, 28)
  identification.writeUInt8(1, 29)
  const comment = Buffer.concat([Buffer.from('\u0003vorbis', 'latin1'), Buffer.alloc(8), Buffer.from([1])])
  const sound = Buffer.alloc(200)
  return new Uint8Array(
    Buffer.concat([
      oggPage(identification, 0, 0, 2),
      oggPage(comment, 1, 0, 0),
      oggPage(sound, 2, seconds * 44_100, 4),
    ]),
  )
}
