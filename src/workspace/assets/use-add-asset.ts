import { showAsset } from '../../../commands/asset/show-asset.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { AssetType } from '../../../model/assets/asset.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { EntityId } from '../../../model/ids.ts'
import type { JsonObject } from '../../../model/json.ts'
import type { EntityKind } from '../../../model/kinds/entity-kinds.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import { useSend } from '../actions/use-send.ts'
import { freeName } from '../left/free-name.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { usageOfItem } from './asset-of-item.ts'

/** What a file of each list becomes in a world. */
const shownAs: Readonly<Record<AssetType, { readonly kind: EntityKind; readonly values: JsonObject }>> = {
  images: { kind: 'image', values: {} },
  sounds: { kind: 'sound', values: { loop: true } },
  videos: { kind: 'video', values: { loop: true } },
  models: { kind: 'imported', values: {} },
}

/**
 * Puts a file of the library into the scene as a thing, in front of the editing camera unless a place is given, and selects it: one
 * command, which brings the file into the project as well. Answers whether it is there.
 */
export function useAddAsset(): (item: LibraryItem, at?: Vec3) => Promise<boolean> {
  const send = useSend()
  const { bus, newId } = useSession()
  const { state, frames } = useWorkspace()

  return async (item, at) => {
    const position = at ?? (await frames.askSpot())
    const sceneId = state.sceneId.get()
    const { kind, values } = shownAs[item.type]
    const { assetId, asset } = usageOfItem(bus.project, item, newId)
    const entityId = EntityId.parse(newId())
    const taken = bus.project.entities(sceneId).map(({ name }) => name)
    const verdict = send(showAsset, {
      ...(asset && { asset }),
      entityId,
      sceneId,
      kind,
      name: freeName(item.name, taken),
      parentId: null,
      before: null,
      position,
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
      components: { [kind]: { source: assetReference(assetId), ...values } },
    })
    if (!verdict.ok) return false
    state.selection.set([entityId])
    if (!at) frames.reveal([entityId])
    return true
  }
}
