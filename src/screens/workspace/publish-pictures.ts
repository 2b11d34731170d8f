import { pictureFile } from '../../client/picture-file.ts'
import type { SceneCamera } from '../../workspace/Workspace.tsx'

/** A published world's picture (spec K, 'perspective thumbnail'), and all that is around where it begins; pixels. */
const size = 700
const around = { width: 4096, height: 2048 }

/** A frame that is just being replaced gives no picture; a moment later its successor does. */
const attempts = 4
const pauseMs = 2_000
/** How long publishing waits for the view all round, which was begun when the dialog opened. */
const patienceMs = 5_000

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))

/** The pictures that go with a published world. */
export interface PublishPictures {
  /** What the tile shows; begins the view all round too. Rejects when no scene is there to be drawn, again and again. */
  take(): Promise<Blob>
  /** Of the last `take`; `null` when there is none, or it is not ready soon: a world is published without one as well. */
  panorama(): Promise<Blob | null>
}

/** Takes them of the scene as it is edited; `onView` is told whether the view all round of the last picture is there. */
export function createPublishPictures(
  camera: SceneCamera,
  onView?: (isThere: boolean) => void,
): PublishPictures {
  let begun: Promise<Blob | null> = Promise.resolve(null)
  return {
    async take() {
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const picture = pictureFile(await camera.takePicture(size, size))
        if (picture) {
          const view = camera
            .takePanorama(around.width, around.height)
            .then((url) => pictureFile(url) ?? null)
          begun = view
          onView?.(false)
          void view.then((file) => file && view === begun && onView?.(true))
          return picture
        }
        await after(pauseMs)
      }
      throw new Error('the scene gave no picture')
    },
    panorama: () => Promise.race([begun, after(patienceMs)]),
  }
}
