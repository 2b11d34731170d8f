import type { AssetBirth } from '../../../commands/asset/asset-birth.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { Asset } from '../../../model/assets/asset.ts'
import { AssetId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import { filePath } from '../../client/assets/file-path.ts'

/** The project's own record of a file; `undefined` for one that it does not use. */
export const assetOfItem = ({ assets }: Pick<Project, 'assets'>, key: string): Asset | undefined =>
  assets.find((asset) => asset.key === key)

/** What a command needs to use a file: its id in the project, and for one that is not in it yet how it comes there. */
export function usageOfItem(
  project: Pick<Project, 'assets'>,
  { key, type, name, isOnDevice, duration }: LibraryItem,
  newId: () => string,
): { readonly assetId: AssetId; readonly asset?: AssetBirth } {
  const known = assetOfItem(project, key)
  if (known) return { assetId: known.id }
  const assetId = AssetId.parse(newId())
  const link = isOnDevice ? '' : filePath(key)
  const length = duration === null ? {} : { milliseconds: duration }
  return { assetId, asset: { assetId, type, fileName: name, key, link, isDisabled: false, ...length } }
}
