import type { TakePicture } from '../../workspace/Workspace.tsx'

/** A published world's picture (spec K, 'perspective thumbnail'), in pixels. */
const size = 700

/** A frame that is just being replaced gives no picture; a moment later its successor does. */
const attempts = 4
const pauseMs = 2_000

/** The scene as a picture file; rejects when no scene is there to be drawn, again and again. */
export async function pictureOf(takePicture: TakePicture): Promise<Blob> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const picture = pictureFile(await takePicture(size, size))
    if (picture) return picture
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error('the scene gave no picture')
}

/** The file in a data URL of a JPEG or PNG; nothing for any other text. */
function pictureFile(dataUrl: string): Blob | undefined {
  const [head = '', base64] = dataUrl.split(',')
  const type = /^data:(image\/(?:jpeg|png));base64$/.exec(head)?.[1]
  if (!type || !base64) return undefined
  return new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type })
}
