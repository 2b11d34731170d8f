import type { EntityId } from '../../../model/ids.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import type { ErrorParams } from '../../i18n/error-text.ts'
import { showToast } from '../../ui/show-toast.tsx'
import type { EditCalls } from '../frame/edit-calls.ts'
import type { WindowPoint } from '../frame/window-point.ts'
import { type AddingAssets, type AssetPlace, addAsset } from './add-asset.ts'
import type { Library, Taken } from './library.ts'
import { placesOfFiles } from './places-of-files.ts'
import { type Shrinking, takeSmallerFile } from './take-smaller.ts'
import { wayOn } from './way-on.ts'

interface AddingFiles extends AddingAssets, Pick<Shrinking, 't' | 'locale'> {
  readonly library: Library
  readonly errorText: (code: ErrorCode, params?: ErrorParams) => string
  readonly workspace: AddingAssets['workspace'] & { readonly frames: Pick<EditCalls, 'shrinkModel'> }
}

/**
 * Takes files into the library and puts each into the scene: those dropped at a point of the window onto what lies below it, others in front of the
 * editing camera. What cannot be taken says why, with a way on where there is one.
 */
export async function addFiles(adding: AddingFiles, files: readonly File[], at?: WindowPoint): Promise<void> {
  const places = at ? await placesOfFiles(adding, files, at) : []
  const added: EntityId[] = []
  for (const [index, taken] of (await adding.library.take(files, 'images')).entries()) {
    const entityId = await settle(adding, taken, places[index])
    if (entityId) added.push(entityId)
  }
  const { state, frames } = adding.workspace
  if (added.length > 1) state.selection.set(added)
  if (places.length > 0) frames.endCarrying()
}

async function settle(adding: AddingFiles, taken: Taken, place?: AssetPlace): Promise<EntityId | undefined> {
  if (taken.ok) return addAsset(adding, taken.item, place)
  const { t, library, errorText } = adding
  const { id, file, type, code, params } = taken
  const again = async (): Promise<Taken | undefined> => (await library.take([file], type))[0]
  const shrink = () => {
    showToast({ kind: 'plain', text: t('assets.shrinking', { name: file.name }) })
    return takeSmallerFile({ ...adding, frames: adding.workspace.frames }, file, type)
  }
  const goOn = async (work: () => Promise<Taken | undefined>) => {
    const better = await work()
    if (!better) return
    library.dismiss(id)
    await settle(adding, better, place)
  }
  const way = wayOn(type, code)
  const text = `${file.name}: ${errorText(code, params)}`
  if (way === 'shrink')
    showToast({ kind: 'error', text, action: { text: t('assets.shrink'), onPress: () => void goOn(shrink) } })
  else if (way === 'again')
    showToast({ kind: 'error', text, action: { text: t('assets.again'), onPress: () => void goOn(again) } })
  else {
    library.dismiss(id)
    showToast({ kind: 'error', text })
  }
  return undefined
}
