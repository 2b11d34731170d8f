import type { AssetType } from '../../../model/assets/asset.ts'
import type { FrameFileType } from '../../../protocol/frame/frame-file.ts'

interface Kind {
  readonly type: AssetType
  readonly mime: FrameFileType
  /** Extensions that a file of the kind may have. */
  readonly extensions: readonly string[]
}

/** The kinds of file that this device can keep, by the extension that their key gets; as the server names them. */
export const fileKinds = {
  png: { type: 'images', mime: 'image/png', extensions: ['png'] },
  jpg: { type: 'images', mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  webp: { type: 'images', mime: 'image/webp', extensions: ['webp'] },
  gif: { type: 'images', mime: 'image/gif', extensions: ['gif'] },
  svg: { type: 'images', mime: 'image/svg+xml', extensions: ['svg'] },
  mp3: { type: 'sounds', mime: 'audio/mpeg', extensions: ['mp3'] },
  wav: { type: 'sounds', mime: 'audio/wav', extensions: ['wav', 'wave'] },
  ogg: { type: 'sounds', mime: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'] },
  m4a: { type: 'sounds', mime: 'audio/mp4', extensions: ['m4a', 'm4b', 'aac'] },
  mp4: { type: 'videos', mime: 'video/mp4', extensions: ['mp4', 'm4v'] },
  webm: { type: 'videos', mime: 'video/webm', extensions: ['webm'] },
  glb: { type: 'models', mime: 'model/gltf-binary', extensions: ['glb'] },
} as const satisfies Readonly<Record<string, Kind>>
export type FileKind = keyof typeof fileKinds

export const isFileKind = (name: string): name is FileKind => Object.hasOwn(fileKinds, name)

/** What a file of the library is, by its key. */
export function mimeOfKey(key: string): FrameFileType | undefined {
  const kind = key.slice(key.lastIndexOf('.') + 1)
  return isFileKind(kind) ? fileKinds[kind].mime : undefined
}

/** Which list a file belongs to by its name; `undefined` for what no list takes. A `.gltf` is a model too. */
export function typeOfName(fileName: string): AssetType | undefined {
  const extension = extensionOf(fileName)
  if (extension === 'gltf') return 'models'
  return Object.values<Kind>(fileKinds).find(({ extensions }) => extensions.includes(extension))?.type
}

export const extensionOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

/** What a file chooser offers for each list. */
export function extensionsOf(type: AssetType): readonly string[] {
  const known = Object.values<Kind>(fileKinds).filter((kind) => kind.type === type)
  return [...known.flatMap(({ extensions }) => extensions), ...(type === 'models' ? ['gltf'] : [])]
}
