import sharp, { type Sharp } from 'sharp'

/** A picture with a slope of colours, so that no two places of it are alike. */
function slope(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index++) pixels[index] = (index * 7 + (index >> 8)) & 0xff
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const bytesOf = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer())

export const pngFile = (width = 40, height = 30) => bytesOf(slope(width, height).png())
export const webpFile = (width = 40, height = 30) => bytesOf(slope(width, height).webp())
export const gifFile = (width = 40, height = 30) => bytesOf(slope(width, height).gif())

/** A photo that says where it was taken. */
export const jpegFile = (width = 40, height = 30) =>
  bytesOf(
    slope(width, height)
      .jpeg()
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'E' },
      }),
  )

export const svgFile = (inner = '<circle cx="20" cy="20" r="15" fill="red"/>', attributes = '') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" ${attributes}>${inner}</svg>`,
  )

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

/** One chunk of a PNG. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const crc = named.reduce((sum, byte) => (crcTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff)
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.byteLength)
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** A PNG that says it is so large, with whatever bytes as its pixels. */
export function claimedPng(width: number, height: number, pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', new Uint8Array())]
  return new Uint8Array(Buffer.concat([signature, ...parts]))
}
