import { useState } from 'react'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { AssetType } from '../../../model/assets/asset.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { fileOfItem } from './file-of-item.ts'
import type { Taken } from './library.ts'
import { modelOf, takeSmaller, takeSmallerFile } from './take-smaller.ts'
import { useLibrary } from './use-library.ts'

/** Makes a picture or a model smaller and takes that into the library; says what came of it. Answers whether it is there. */
export function useShrink() {
  const t = useT()
  const locale = useLocale()
  const { frames } = useWorkspace()
  const { library } = useLibrary()
  const [isShrinking, setShrinking] = useState(false)
  const shrinking = { t, locale, library, frames }

  const during = async (work: () => Promise<Taken | undefined>): Promise<boolean> => {
    setShrinking(true)
    const taken = await work()
    setShrinking(false)
    return taken?.ok === true
  }
  return {
    isShrinking,
    /** A file that is not in the library. */
    shrink: (file: File, type: AssetType) => during(() => takeSmallerFile(shrinking, file, type)),
    /** A model of the library; the smaller one stands beside it. */
    shrinkItem: (item: LibraryItem) =>
      during(() =>
        takeSmaller(shrinking, item.bytes, item.type, async () =>
          modelOf(await frames.shrinkModel(await fileOfItem(item)), `${item.name}.glb`),
        ),
      ),
  }
}
