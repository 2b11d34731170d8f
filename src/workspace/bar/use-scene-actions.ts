import { copyScene } from '../../../commands/scene/copy-scene.ts'
import { createScene } from '../../../commands/scene/create-scene.ts'
import { deleteScene } from '../../../commands/scene/delete-scene.ts'
import { renameScene } from '../../../commands/scene/rename-scene.ts'
import { reorderScene } from '../../../commands/scene/reorder-scene.ts'
import { setDefaultScene } from '../../../commands/scene/set-default-scene.ts'
import { FileId, SceneId } from '../../../model/ids.ts'
import type { Scene } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useSend } from '../actions/use-send.ts'
import { useOfferUndo } from '../history/use-offer-undo.ts'
import { useSession } from '../session-context.ts'
import { showScene } from '../state/show-scene.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { sceneStart } from './scene-start.ts'

/** What a person can do with whole scenes (spec W15); a refused one says why. */
export interface SceneActions {
  /** Adds a scene and shows it. */
  add(): void
  /** Copies a scene and shows the copy. */
  copy(scene: Scene): void
  rename(scene: Scene, name: string): void
  /** Makes it the scene that the world begins with. */
  makeDefault(scene: Scene): void
  /** Puts a scene in front of another one, or behind all (`null`). False when it lies there already. */
  place(scene: Scene, before: SceneId | null): boolean
  /** Moves a scene by one place. */
  shift(scene: Scene, by: -1 | 1): void
  /** Deletes without asking, shows its neighbour, and offers to undo it. */
  remove(scene: Scene): void
}

/** The actions for the scene tabs. */
export function useSceneActions(): SceneActions {
  const t = useT()
  const send = useSend()
  const offerUndo = useOfferUndo()
  const { bus, newId } = useSession()
  const { state } = useWorkspace()

  return {
    add() {
      const sceneId = SceneId.parse(newId())
      const fileId = FileId.parse(newId())
      if (send(createScene, { sceneId, fileId, ...sceneStart(newId) }).ok) showScene(state, sceneId)
    },
    copy(scene) {
      const sceneId = SceneId.parse(newId())
      if (send(copyScene, { sourceId: scene.id, sceneId }).ok) showScene(state, sceneId)
    },
    rename: (scene, name) => send(renameScene, { sceneId: scene.id, name }),
    makeDefault(scene) {
      if (!send(setDefaultScene, { sceneId: scene.id }).ok) return
      showToast({ kind: 'plain', text: t('design.scenes.nowDefault', { name: scene.name }) })
    },
    place(scene, before) {
      if (before === scene.id) return false
      const verdict = send(reorderScene, { sceneId: scene.id, before })
      return verdict.ok && verdict.changed
    },
    shift(scene, by) {
      const { scenes } = bus.project
      const at = scenes.findIndex(({ id }) => id === scene.id)
      const before = by === -1 ? scenes[at - 1] : scenes[at + 2]
      send(reorderScene, { sceneId: scene.id, before: before?.id ?? null })
    },
    remove(scene) {
      const { scenes } = bus.project
      const at = scenes.findIndex(({ id }) => id === scene.id)
      const next = scenes[at + 1] ?? scenes[at - 1]
      const wasShown = state.sceneId.get() === scene.id
      if (next && wasShown) showScene(state, next.id)
      const verdict = send(deleteScene, { sceneId: scene.id })
      if (!verdict.ok || !verdict.changed) return
      offerUndo(t('design.scenes.deleted', { name: scene.name }), verdict.commandId, () => {
        if (bus.project.scene(scene.id)) showScene(state, scene.id)
      })
    },
  }
}
