import type { AssetType } from '../../../model/assets/asset.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Translate } from '../../i18n/use-t.ts'
import { formatBytes } from '../../ui/format-bytes.ts'
import { showToast } from '../../ui/show-toast.tsx'
import type { EditCalls } from '../frame/edit-calls.ts'
import type { Library, Taken } from './library.ts'

export interface Shrinking {
  readonly t: Translate
  readonly locale: Locale
  readonly library: Pick<Library, 'take'>
  readonly frames: Pick<EditCalls, 'shrinkModel'>
}

/** Makes a picture or a model that is not in the library smaller and takes that in; says what came of it. Answers what became of it, nothing when it cannot be made smaller. */
export const takeSmallerFile = (
  shrinking: Shrinking,
  file: File,
  type: AssetType,
): Promise<Taken | undefined> =>
  takeSmaller(shrinking, file.size, type, async () => {
    if (type === 'images') {
      const { shrinkPicture } = await import('../../client/assets/shrink-picture.ts')
      return shrinkPicture(file)
    }
    const bytes = await shrinking.frames.shrinkModel({ bytes: new Uint8Array(await file.arrayBuffer()) })
    return modelOf(bytes, file.name)
  })

/** Takes in what `make` makes of a file of so many bytes, if that is smaller; says what came of it. */
export async function takeSmaller(
  { t, locale, library }: Shrinking,
  size: number,
  type: AssetType,
  make: () => Promise<File | undefined>,
): Promise<Taken | undefined> {
  const after = await make()
  if (!after || after.size >= size) {
    showToast({ kind: 'error', text: t('assets.cannotShrink') })
    return undefined
  }
  const sizes = { before: formatBytes(size, 1, locale), after: formatBytes(after.size, 1, locale) }
  const [taken] = await library.take([after], type)
  if (taken?.ok) showToast({ kind: 'success', text: t('assets.shrunk', { name: taken.item.name, ...sizes }) })
  return taken
}

/** A model file of that name; `undefined` when there are no bytes. */
export const modelOf = (bytes: Uint8Array, fileName: string): File | undefined =>
  bytes.length === 0 ? undefined : new File([new Uint8Array(bytes)], fileName.replace(/\.[^.]*$/, '.glb'))
