import { z } from 'zod'
import { Colour } from './material.ts'

/** What can stand on a sign. */
export const hotspotSigns = ['info', 'question', 'exclamation', 'arrow', 'heart', 'star'] as const
export type HotspotSign = (typeof hotspotSigns)[number]

/**
 * Component `hotspot`: a sign that turns to whoever looks, one metre high round its origin. Clicked in a running world it says its
 * words, clicked again it is silent.
 */
export const Hotspot = z.strictObject({
  sign: z.enum(hotspotSigns),
  says: z.string().max(300),
  color: Colour,
})
export type Hotspot = z.infer<typeof Hotspot>
