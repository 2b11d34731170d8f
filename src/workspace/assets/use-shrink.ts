import { useState } from 'react'
import type { AssetType } from '../../../model/assets/asset.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { formatBytes } from '../../ui/format-bytes.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useWorkspace } from '../state/workspace-context.ts'
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
    const bytes = await frames.shrinkModel(new Uint8Array(await file.arrayBuffer()))
    const name = file.name.replace(/\.[^.]*$/, '.glb')
    return bytes.length === 0 ? undefined : new File([new Uint8Array(bytes)], name)
  }

  async function shrink(file: File, type: AssetType): Promise<boolean> {
    setShrinking(true)
    const after = await smaller(file, type)
    setShrinking(false)
    if (!after || after.size >= file.size) {
      showToast({ kind: 'error', text: t('assets.cannotShrink') })
      return false
    }
    const sizes = { before: formatBytes(file.size, 1, locale), after: formatBytes(after.size, 1, locale) }
    const [item] = await library.upload([after], type)
    if (item) showToast({ kind: 'success', text: t('assets.shrunk', { name: item.name, ...sizes }) })
    return item !== undefined
  }
  return { isShrinking, shrink }
}
