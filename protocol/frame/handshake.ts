import { z } from 'zod'

/**
 * The only `window.postMessage` of the product: the frame says hello to its parent, the parent answers with a MessagePort
 * in `ports[0]`. All else goes over that port as `ToFrame` and `FromFrame`.
 */
export const FrameHello = z.object({ type: z.literal('nestling.hello') })
export const FramePort = z.object({ type: z.literal('nestling.port') })
