import type { FileKind } from './file-kinds.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Marks of a JPEG before which its size stands. */
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)

/** What a picture's header says of its size in pixels, without decoding it; `undefined` when it says nothing. */
export function pictureSize(kind: FileKind, bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (kind === 'png') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (kind === 'gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    if (kind === 'jpg') return jpegSize(view)
    return kind === 'webp' ? webpSize(view) : undefined
  } catch {
    // The file ends before its header does.
    return undefined
  }
}

function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2))
    if (isFrame(view.getUint8(at + 1)))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
  return undefined
}

function webpSize(view: DataView): Size | undefined {
  const chunk = view.getUint32(12)
  const sides = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (chunk === 0x56503858) return { width: sides(24) + 1, height: sides(27) + 1 }
  if (chunk === 0x56503820)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (chunk !== 0x5650384c) return undefined
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
