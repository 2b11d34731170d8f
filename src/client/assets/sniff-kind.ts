import type { FileKind } from './file-kinds.ts'

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** What a file is by its first bytes, whatever it is called; `undefined` for what this device keeps not. */
export function sniffKind(bytes: Uint8Array): FileKind | 'gltf' | undefined {
  const start = text(bytes, 0, 4)
  const inner = text(bytes, 8, 4)
  if (start === '\x89PNG') return 'png'
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpg'
  if (start === 'RIFF') return inner === 'WEBP' ? 'webp' : inner === 'WAVE' ? 'wav' : undefined
  if (start === 'GIF8') return 'gif'
  if (start === 'OggS') return 'ogg'
  if (start === 'glTF') return 'glb'
  if (start === '\x1aE\xdf\xa3') return 'webm'
  if (text(bytes, 4, 4) === 'ftyp') return /^M4[AB]/.test(inner) ? 'm4a' : 'mp4'
  const [first = 0, second = 0] = bytes
  if (text(bytes, 0, 3) === 'ID3' || (first === 0xff && (second & 0xe6) === 0xe2)) return 'mp3'
  const opening = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart()
  if (opening.startsWith('{')) return 'gltf'
  return /^(<\?xml[^>]{0,200}\?>|<!--[\s\S]*?-->|<!doctype svg[^>]{0,300}>|\s)*<svg[\s>]/i.test(opening)
    ? 'svg'
    : undefined
}
