import type { EntityId } from '../../../model/ids.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { showToast } from '../../ui/show-toast.tsx'
import type { WindowPoint } from '../frame/window-point.ts'
import { type AddingAssets, addAsset } from './add-asset.ts'
import type { Library } from './library.ts'
import { placesOfFiles } from './places-of-files.ts'

interface AddingFiles extends AddingAssets {
  readonly library: Library
  readonly errorText: (code: ErrorCode) => string
}

/**
 * Takes files into the library and puts each into the scene: those dropped at a point of the window onto what lies below it, others in front of the
 * editing camera. What cannot be taken says why.
 */
export async function addFiles(
  adding: AddingFiles,
  files: readonly File[],
  at: WindowPoint | undefined,
): Promise<void> {
  const { library, errorText, workspace } = adding
  const places = at ? await placesOfFiles(adding, files, at) : []
  const added: EntityId[] = []
  for (const [index, taken] of (await library.take(files, 'images')).entries()) {
    if (taken.ok) added.push(...[await addAsset(adding, taken.item, places[index])].flatMap((id) => id ?? []))
    else {
      library.dismiss(taken.id)
      showToast({ kind: 'error', text: errorText(taken.code) })
    }
  }
  if (added.length > 1) workspace.state.selection.set(added)
  if (places.length > 0) workspace.frames.endCarrying()
}
