import { renameAsset } from '../../../commands/asset/rename-asset.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { assetName } from '../../../model/assets/asset-name.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { whereUsed } from '../../../model/assets/where-used.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useSession } from '../session-context.ts'
import { assetOfItem } from './asset-of-item.ts'
import { dropRecord } from './drop-record.ts'
import { useLibrary } from './use-library.ts'

export interface AssetActions {
  rename(item: LibraryItem, name: string): Promise<void>
  /** Into the bin, with a way back; not while the world uses it. Answers whether it went. */
  remove(item: LibraryItem): Promise<boolean>
}

/** Renaming and deleting a file of the library, and the project's record of it. */
export function useAssetActions(): AssetActions {
  const t = useT()
  const errorText = useErrorText()
  const { bus, access } = useSession()
  const { library } = useLibrary()
  const mayEdit = access !== 'viewer'

  return {
    async rename(item, name) {
      const code = await library.rename(item.key, name)
      if (code) return showToast({ kind: 'error', text: errorText(code) })
      const asset = assetOfItem(bus.project, item.key)
      // A name that the project has already stays different there: it is the same file under both.
      if (asset && mayEdit) bus.execute(renameAsset, { assetId: asset.id, name: assetName(name) })
    },
    async remove(item) {
      const { key, name } = item
      const asset = assetOfItem(bus.project, key)
      const count = asset ? whereUsed(bus.project, assetReference(asset.id)).length : 0
      if (count > 0) {
        showToast({ kind: 'error', text: t('assets.inUse', { name, count }) })
        return false
      }
      const code = await library.remove(key)
      if (code) {
        showToast({ kind: 'error', text: errorText(code) })
        return false
      }
      const restore = async () => {
        const failed = await library.restore(key)
        if (failed) showToast({ kind: 'error', text: errorText(failed) })
      }
      const bringBack =
        asset && mayEdit ? dropRecord(bus, asset.id, () => void restore()) : () => void restore()
      showToast({
        kind: 'plain',
        text: t('assets.deleted', { name }),
        action: { text: t('workspace.header.undo'), onPress: bringBack },
      })
      return true
    },
  }
}
