import { fileTypeFromBuffer } from 'file-type'

/** Kinds of file that are read here, by their usual extension. */
export type FileKind =
  | 'png'
  | 'jpg'
  | 'webp'
  | 'gif'
  | 'svg'
  | 'mp3'
  | 'wav'
  | 'ogg'
  | 'm4a'
  | 'mp4'
  | 'webm'
  | 'glb'
  | 'gltf'

/** Extensions that a file of a kind may have. */
const extensionsOf: Readonly<Record<FileKind, readonly string[]>> = {
  png: ['png'],
  jpg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  webp: ['webp'],
  gif: ['gif'],
  svg: ['svg'],
  mp3: ['mp3'],
  wav: ['wav', 'wave'],
  ogg: ['ogg', 'oga', 'opus'],
  m4a: ['m4a', 'm4b', 'mp4', 'aac'],
  mp4: ['mp4', 'm4v'],
  webm: ['webm', 'weba'],
  glb: ['glb'],
  gltf: ['gltf'],
}

const kindsOfType: Readonly<Record<string, FileKind>> = {
  png: 'png',
  apng: 'png',
  jpg: 'jpg',
  webp: 'webp',
  gif: 'gif',
  mp3: 'mp3',
  wav: 'wav',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
  m4a: 'm4a',
  m4b: 'm4a',
  mp4: 'mp4',
  m4v: 'mp4',
  webm: 'webm',
  glb: 'glb',
}

/** Whether a file of this kind may be called so; a name without an extension promises nothing. */
export const isExtensionOf = (kind: FileKind, extension: string): boolean =>
  extension === '' || extensionsOf[kind].includes(extension)

const opening = (bytes: Uint8Array, length: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(length, bytes.byteLength)).toString('latin1')

/** What an SVG may begin with before its first element. */
const beforeSvg =
  /^(?:\u00ef\u00bb\u00bf)?(?:\s|<\?xml[^>]{0,200}\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]{0,300}>)*<svg[\s>]/

/** What a file is by its content, whatever it is called; `undefined` when it is nothing that is read here. */
export async function sniff(bytes: Uint8Array): Promise<FileKind | undefined> {
  const type = await fileTypeFromBuffer(bytes)
  const kind = type && kindsOfType[type.ext]
  if (kind) return kind
  const text = opening(bytes, 4_096)
  if (beforeSvg.test(text)) return 'svg'
  return /^(?:\u00ef\u00bb\u00bf)?\s*\{/.test(text) ? 'gltf' : undefined
}

/** Pages, scripts and programs that hide at the beginning of another file. */
const foreignOpening = /<script|<html|<!doctype\s+html|<iframe|<\?php|%PDF-\d|^MZ|^#!/i

/** Whether a zip archive ends where the file ends, as a reader of archives sees it. */
function endsAsArchive(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const first = Math.max(0, view.length - 65_557)
  for (let at = view.lastIndexOf('PK\u0005\u0006', undefined, 'latin1'); at >= first; ) {
    const isWhole = at + 22 <= view.length && view.readUInt16LE(at + 20) <= view.length - at - 22
    if (isWhole && view.readUInt32LE(at + 16) < view.length) return true
    at = at === 0 ? -1 : view.lastIndexOf('PK\u0005\u0006', at - 1, 'latin1')
  }
  return false
}

/** Whether a file is a second one as well: a page, a script, a program, a PDF or an archive. */
export const isTwoInOne = (bytes: Uint8Array): boolean =>
  foreignOpening.test(opening(bytes, 4_096)) || endsAsArchive(bytes)
