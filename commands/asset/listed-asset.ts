import type { Asset } from '../../model/assets/asset.ts'
import type { AssetId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'

/** An asset of the library, `undefined` when it was removed or never there. */
export function listedAsset(project: Project, id: AssetId): Asset | undefined {
  const asset = project.asset(id)
  return asset?.isRemoved ? undefined : asset
}
