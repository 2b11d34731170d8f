import type { AssetType } from '../../../model/assets/asset.ts'
import { isPictureSmall } from '../../../model/assets/asset-limits.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { wrongKind } from '../../../protocol/errors/wrong-kind.ts'
import { maxAssetBytes } from '../../../protocol/http/asset.ts'
import { extensionOf, type FileKind, fileKinds } from './file-kinds.ts'
import { modelFacts } from './model-facts.ts'
import { pictureSize } from './picture-size.ts'
import type { Refusal } from './refusal.ts'
import { sniffKind } from './sniff-kind.ts'

/** Of a model; `pixels` of its pictures, all together. */
interface ModelWeight {
  readonly triangles: number | null
  readonly pixels: number | null
}

export type FileCheck = ({ readonly ok: true; readonly kind: FileKind | 'gltf' } & ModelWeight) | Refusal

/** Whether a file can be kept as one of a type, by what is in it; nothing of it is decoded. The server looks more closely. */
export async function checkFile(file: File, type: AssetType): Promise<FileCheck> {
  const refuse = (code: ErrorCode): Refusal => ({ ok: false, code })
  if (file.size === 0) return refuse('asset.unreadable')
  if (file.size > maxAssetBytes) return refuse('asset.too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = sniffKind(bytes)
  if (kind === undefined || (kind === 'gltf' ? 'models' : fileKinds[kind].type) !== type) {
    return refuse(kind === undefined ? wrongKind[type] : 'asset.wrong-extension')
  }
  const extension = extensionOf(file.name)
  const extensions: readonly string[] = kind === 'gltf' ? ['gltf'] : fileKinds[kind].extensions
  if (extension !== '' && !extensions.includes(extension)) return refuse('asset.wrong-extension')
  let weight: ModelWeight = { triangles: null, pixels: null }
  if (kind === 'gltf' || kind === 'glb') {
    const facts = modelFacts(kind, bytes)
    if (!facts.ok) return facts
    weight = { triangles: facts.triangles, pixels: facts.pixels }
  } else if (type === 'images' && kind !== 'svg') {
    const size = pictureSize(kind, bytes)
    if (!size) return refuse('asset.unreadable')
    if (!isPictureSmall(size)) return refuse('asset.picture-too-big')
  }
  return { ok: true, kind, ...weight }
}
