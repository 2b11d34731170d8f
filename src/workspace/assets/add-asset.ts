import { showAsset } from '../../../commands/asset/show-asset.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { AssetType } from '../../../model/assets/asset.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { EntityId, type SceneId } from '../../../model/ids.ts'
import type { JsonObject } from '../../../model/json.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import type { Send } from '../actions/use-send.ts'
import type { EditCalls } from '../frame/edit-calls.ts'
import { freeThingName } from '../left/free-thing-name.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import { usageOfItem } from './asset-of-item.ts'
import { kindOfType } from './kind-of-type.ts'
import { standIn } from './stand-in.ts'

/** What is needed to put a file into a scene. */
export interface AddingAssets {
  readonly send: Send
  readonly session: Pick<ProjectSession, 'bus' | 'newId'>
  readonly workspace: {
    readonly state: Pick<WorkspaceState, 'sceneId' | 'selection'>
    readonly frames: Pick<EditCalls, 'askSpot' | 'carry' | 'endCarrying' | 'reveal'>
  }
}

/** Where somebody wants a file, and the id that it is shown by there. */
export interface AssetPlace {
  readonly sceneId: SceneId
  readonly entityId: EntityId
  readonly position: Vec3
  readonly rotation: Vec3
}

const beginsWith: Readonly<Partial<Record<AssetType, JsonObject>>> = {
  sounds: { loop: true },
  videos: { loop: true },
}

/**
 * Puts a file of the library into the scene as a thing, where somebody wants it or else in front of the editing camera, and selects it: one command,
 * which brings the file into the project as well. Answers the thing, `undefined` when it was refused.
 */
export async function addAsset(
  { send, session: { bus, newId }, workspace: { state, frames } }: AddingAssets,
  item: LibraryItem,
  wanted?: AssetPlace,
): Promise<EntityId | undefined> {
  const { type, width, height } = item
  const ahead = async (): Promise<AssetPlace> => {
    const sceneId = state.sceneId.get()
    const entityId = EntityId.parse(newId())
    const size = width === null || height === null ? null : { width, height }
    const position = await frames.askSpot(standIn(entityId, type, size))
    return { sceneId, entityId, position, rotation: [0, 0, 0] }
  }
  const place = wanted ?? (await ahead())
  const { sceneId, entityId } = place
  const kind = kindOfType[type]
  const { assetId, asset } = usageOfItem(bus.project, item, newId)
  const taken = bus.project.entities(sceneId).map(({ name }) => name)
  const verdict = send(showAsset, {
    ...place,
    ...(asset && { asset }),
    kind,
    name: freeThingName(item.name, taken),
    parentId: null,
    before: null,
    scale: [1, 1, 1],
    components: { [kind]: { source: assetReference(assetId), ...beginsWith[type] } },
  })
  if (!verdict.ok) return undefined
  if (sceneId === state.sceneId.get()) {
    state.selection.set([entityId])
    if (!wanted) frames.reveal([entityId])
  }
  return entityId
}
