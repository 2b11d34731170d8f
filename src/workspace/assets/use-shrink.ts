import { useState } from 'react'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { AssetType } from '../../../model/assets/asset.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { formatBytes } from '../../ui/format-bytes.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useWorkspace } from '../state/workspace-context.ts'
import { fileOfItem } from './file-of-item.ts'
import { useLibrary } from './use-library.ts'

/** The lists whose files can be made smaller here. */
export const isShrinkable = (type: AssetType): boolean => type === 'images' || type === 'models'

/** Makes a picture or a model smaller and takes that into the library; says what came of it. Answers whether it is there. */
export function useShrink() {
  const t = useT()
  const locale = useLocale()
  const { frames } = useWorkspace()
  const { library } = useLibrary()
  const [isShrinking, setShrinking] = useState(false)

  async function smaller(file: File, type: AssetType): Promise<File | undefined> {
    if (type === 'images') {
      const { shrinkPicture } = await import('../../client/assets/shrink-picture.ts')
      return shrinkPicture(file)
    }
    const bytes = await frames.shrinkModel({ bytes: new Uint8Array(await file.arrayBuffer()) })
    return modelOf(bytes, file.name)
  }

  async function take(size: number, type: AssetType, make: () => Promise<File | undefined>) {
    setShrinking(true)
    const after = await make()
    setShrinking(false)
    if (!after || after.size >= size) {
      showToast({ kind: 'error', text: t('assets.cannotShrink') })
      return false
    }
    const sizes = { before: formatBytes(size, 1, locale), after: formatBytes(after.size, 1, locale) }
    const [item] = await library.upload([after], type)
    if (item) showToast({ kind: 'success', text: t('assets.shrunk', { name: item.name, ...sizes }) })
    return item !== undefined
  }
  return {
    isShrinking,
    /** A file that is not in the library. */
    shrink: (file: File, type: AssetType) => take(file.size, type, () => smaller(file, type)),
    /** A model of the library; the smaller one stands beside it. */
    shrinkItem: (item: LibraryItem) =>
      take(item.bytes, item.type, async () =>
        modelOf(await frames.shrinkModel(await fileOfItem(item)), `${item.name}.glb`),
      ),
  }
}

const modelOf = (bytes: Uint8Array, fileName: string): File | undefined =>
  bytes.length === 0 ? undefined : new File([new Uint8Array(bytes)], fileName.replace(/\.[^.]*$/, '.glb'))
