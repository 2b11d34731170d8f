import type { Frame } from '@playwright/test'
import { z } from 'zod'

const Drawn = z.object({ calls: z.number(), triangles: z.number() })
/** three.js forgets what it drew of the shadows before it draws the rest, so it is told not to. */
const oneFrame = `(async () => {
  const { info, shadowMap } = document.querySelector('a-scene').renderer
  const frame = () => new Promise(requestAnimationFrame)
  info.autoReset = false
  await frame()
  info.reset()
  shadowMap.needsUpdate = true
  await frame()
  const { calls, triangles } = info.render
  info.autoReset = true
  return { calls, triangles }
})()`

/** Draw calls and triangles of one picture of a scene that runs, with all its shadows. */
export const countDrawn = async (scene: Frame | undefined): Promise<z.infer<typeof Drawn>> =>
  Drawn.parse(await scene?.evaluate(oneFrame))
