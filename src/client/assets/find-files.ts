import type { Asset } from '../../../model/assets/asset.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { ProjectId } from '../../../model/ids.ts'
import type { FrameFiles } from '../../../protocol/frame/frame-file.ts'
import { AssetKey } from '../../../protocol/http/asset.ts'
import { assetLinksRoute } from '../http/asset-routes.ts'
import { call } from '../http/call.ts'
import type { DeviceFile } from './device-database.ts'
import { deviceFiles } from './device-files.ts'
import { mimeOfKey } from './file-kinds.ts'

/** Of a device that takes no files. */
const nothing: ReadonlyMap<string, DeviceFile> = new Map()

/**
 * How a scene frame gets at files of a project: as bytes when they lie on this device, else at an address that the server has signed. Those
 * that nobody has, or that cannot be asked for now, are left out.
 */
export async function findFiles(assets: readonly Asset[], projectId: string | null): Promise<FrameFiles> {
  const files: FrameFiles = []
  const here = await deviceFiles.find(assets.map(({ key }) => key)).catch(() => nothing)
  const elsewhere: Asset[] = []
  for (const asset of assets) {
    const type = mimeOfKey(asset.key)
    const kept = here.get(asset.key)
    if (kept && type) {
      const bytes = new Uint8Array(await kept.bytes.arrayBuffer())
      files.push([assetReference(asset.id), { bytes, type }])
    } else if (AssetKey.safeParse(asset.key).success) elsewhere.push(asset)
  }
  if (elsewhere.length === 0) return files
  const project = ProjectId.safeParse(projectId)
  const answer = await call(assetLinksRoute, {
    keys: [...new Set(elsewhere.map(({ key }) => key))].slice(0, 200),
    ...(project.success && { projectId: project.data }),
  })
  if (!answer.ok) return files
  for (const { id, key } of elsewhere) {
    const link = answer.data.links[key]
    if (link === undefined) continue
    // Each of the two sites serves it; a page may only reach its own.
    const { pathname, search } = new URL(link)
    files.push([assetReference(id), { path: pathname + search }])
  }
  return files
}
