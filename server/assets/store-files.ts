import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { AssetType } from '../../model/assets/asset.ts'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { newId } from '../storage/new-id.ts'
import type { AssetHolder, AssetRecord, NewAsset } from '../storage/ports/assets.ts'
import type { AssetServices } from './asset-services.ts'
import type { FileFacts } from './check/check-message.ts'
import { typeOfKey } from './file-types.ts'
import { anonymousMs, fullCode, isAnonymous } from './holders.ts'
import { askStore } from './store-failure.ts'

/** A file that has arrived in a folder of its own and is not checked yet. */
export interface ArrivedFile {
  readonly folder: string
  readonly path: string
  readonly fileName: string
  readonly name: string
  readonly bytes: number
  /** SHA-256, in hexadecimal. */
  readonly hash: string
}

export type StoreVerdict =
  | { readonly ok: true; readonly assets: readonly AssetRecord[] }
  | { readonly ok: false; readonly code: ErrorCode }

interface Checked {
  readonly file: ArrivedFile
  readonly kept: string
  readonly thumbnail: string
  readonly facts: FileFacts
}

/**
 * Checks files and stores them under the names they were given, all or none. A file that the holder has already is answered as it is,
 * so asking again is harmless. Throws `StoreFailure`.
 */
export async function storeFiles(
  services: AssetServices,
  holder: AssetHolder,
  type: AssetType,
  files: readonly ArrivedFile[],
): Promise<StoreVerdict> {
  const { assets, checker, quotaOf, now } = services
  const full = fullCode(holder)
  const known: AssetRecord[] = []
  const checked: Checked[] = []
  const fresh: ArrivedFile[] = []
  for (const file of files) {
    const same = await assets.bySource(holder, type, file.hash, now())
    if (same) known.push(same)
    else fresh.push(file)
  }
  const bytes = fresh.reduce((sum, file) => sum + file.bytes, 0)
  if (!(await assets.hasRoom(holder, bytes, quotaOf(holder), now()))) return { ok: false, code: full }
  for (const file of fresh) {
    const extension = extname(file.fileName).slice(1).toLowerCase()
    const kept = join(file.folder, `${file.hash}.kept`)
    const thumbnail = join(file.folder, `${file.hash}.thumbnail`)
    const verdict = await checker.do({ type, source: file.path, extension, target: kept, thumbnail })
    if (!verdict.ok) return verdict
    checked.push({ file, kept, thumbnail, facts: verdict.facts })
  }
  const rows: NewAsset[] = []
  for (const one of checked) rows.push(await keep(services, holder, type, one))
  const added = await assets.add(rows, quotaOf(holder))
  if (added === 'full') return { ok: false, code: full }
  return { ok: true, assets: [...known, ...added] }
}

/** Puts the bytes of one checked file into the store. */
async function keep(
  services: AssetServices,
  holder: AssetHolder,
  type: AssetType,
  { file, kept, thumbnail, facts }: Checked,
): Promise<NewAsset> {
  const bytes = await readFile(kept)
  const key = await putContent(services, bytes, facts.extension)
  const at = services.now()
  return {
    id: newId(),
    holder,
    sourceHash: file.hash,
    type,
    name: file.name,
    at,
    expiresAt: isAnonymous(holder) ? at + anonymousMs : null,
    key,
    bytes: bytes.byteLength,
    thumbnailKey: facts.hasThumbnail ? await putContent(services, await readFile(thumbnail), 'webp') : null,
    width: facts.width,
    height: facts.height,
    duration: facts.duration,
    triangles: facts.triangles,
    pixels: facts.pixels,
  }
}

/** Stores bytes under the name of their content. */
async function putContent(
  { assets, blobs, now }: AssetServices,
  bytes: Uint8Array,
  extension: string,
): Promise<string> {
  const key = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`
  await assets.announce(key, bytes.byteLength, now())
  await askStore(blobs.put(key, bytes, typeOfKey(key)))
  return key
}
