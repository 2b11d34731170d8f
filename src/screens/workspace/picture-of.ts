import type { TakePicture } from '../../workspace/Workspace.tsx'

/** A published world's picture (spec K, 'perspective thumbnail'), in pixels. */
const size = 700

/** The scene as a picture file; rejects when no scene is there to be drawn. */
export async function pictureOf(takePicture: TakePicture): Promise<Blob> {
  const dataUrl = await takePicture(size, size)
  const [head = '', base64] = dataUrl.split(',')
  const type = /^data:(image\/(?:jpeg|png));base64$/.exec(head)?.[1]
  if (!type || !base64) throw new Error('the scene gave no picture')
  return new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type })
}
