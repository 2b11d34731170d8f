import type { SceneId } from '../../../model/ids.ts'
import type { SceneFrames } from '../frame/scene-frames.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import type { ScenePictures } from './scene-pictures.ts'

/** Pixels, twice what a tab shows. */
const [width, height] = [96, 64]

/**
 * Takes a picture of each scene that is left. Begin before the frames start: they load the next scene at the same sign, and have to be asked
 * before. Returns how to stop.
 */
export function keepScenePictures(
  projectId: string,
  state: Pick<WorkspaceState, 'sceneId' | 'past'>,
  frames: Pick<SceneFrames, 'status' | 'takePicture'>,
  pictures: ScenePictures,
): () => void {
  let shown: SceneId = state.sceneId.get()
  return state.sceneId.subscribe(() => {
    const left = shown
    shown = state.sceneId.get()
    const { edit, run } = frames.status.get()
    if (edit !== 'shown' || run !== 'editing' || state.past.get() !== null) return
    frames.takePicture(width, height).then((picture) => {
      if (picture !== '') pictures.set(projectId, left, picture)
    })
  })
}
