import { storeAsset } from '../../../commands/asset/store-asset.ts'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { encodeDocument } from '../../../commands/core/encode-document.ts'
import { openForeignDocument } from '../../../commands/core/open-foreign-document.ts'
import type { FileFault } from '../../../interchange/project-file/file-fault.ts'
import type { ProjectFile } from '../../../interchange/project-file/project-file.ts'
import type { Asset } from '../../../model/assets/asset.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { deviceShelf } from './device-shelf.ts'

/** A file that came with a project and cannot be kept here. */
export interface RefusedFile {
  readonly name: string
  readonly code: ErrorCode
}

export type TakenProject =
  | {
      readonly ok: true
      /** The document (Yjs update v1), whose files now lie on this device. */
      readonly update: Uint8Array
      readonly refused: readonly RefusedFile[]
    }
  | { readonly ok: false; readonly fault: FileFault }

/**
 * Opens what a project file holds. Its files go the way of every file that somebody (`null`: a visitor) adds on this device: judged by the
 * same limits, and sent to their account when there is one. One that is refused leaves a hole in the world, and the rest opens.
 */
export async function takeProjectFiles(
  { update, assets }: ProjectFile,
  account: string | null,
  actor: string,
): Promise<TakenProject> {
  const opened = openForeignDocument(update)
  if (!opened.ok) return opened
  const { document } = opened
  if (assets.length === 0) {
    document.destroy()
    return { ok: true, update: opened.update, refused: [] }
  }
  const bus = createCommandBus({
    document,
    actor,
    clock: () => Date.now(),
    newId: () => crypto.randomUUID(),
    journal: { append: () => undefined },
  })
  const refused: RefusedFile[] = []
  for (const { id, bytes } of assets) {
    const asset = bus.project.asset(id)
    if (!asset) continue
    const kept = await keep(asset, new Uint8Array(bytes), account)
    if (!kept.ok) refused.push({ name: asset.name, code: kept.code })
    else if (asset.key !== kept.item.key || asset.link !== '')
      bus.execute(storeAsset, { assetId: id, key: kept.item.key, link: '', isDisabled: false })
  }
  const again = openForeignDocument(encodeDocument(document))
  document.destroy()
  if (!again.ok) return again
  again.document.destroy()
  return { ok: true, update: again.update, refused }
}

function keep({ name, key, type }: Asset, bytes: Uint8Array<ArrayBuffer>, account: string | null) {
  const file = new File([bytes], `${name}${key.slice(key.lastIndexOf('.'))}`)
  return deviceShelf(account).add({ file, type, onProgress: () => undefined })
}
