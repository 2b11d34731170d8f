import { z } from 'zod'
import { Colour } from './material.ts'

/** Component `text`: words that stand in the scene, one of which is about 0.3 m high at scale 1. */
export const Text = z.strictObject({ value: z.string().max(500), color: Colour })
export type Text = z.infer<typeof Text>
