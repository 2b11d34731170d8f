import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { RenderLoop } from './render-loop.ts'

/** Tells the app when the graphics of the device let the picture go, and draws it anew when they are back. */
export function watchContext(
  canvas: HTMLCanvasElement,
  loop: Pick<RenderLoop, 'nextFrame'>,
  send: (message: FromFrame) => void,
): void {
  canvas.addEventListener('webglcontextlost', () => send({ type: 'picture.lost', reason: 'context-lost' }))
  canvas.addEventListener('webglcontextrestored', () => {
    void loop.nextFrame().then(() => send({ type: 'picture.back' }))
  })
}
