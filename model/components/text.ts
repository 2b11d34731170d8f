import { z } from 'zod'
import { Colour } from './material.ts'
import { textFonts } from './text-fonts.ts'

/** Component `text`: words that stand in the scene, one of which is about 0.3 m high at scale 1. */
export const Text = z.strictObject({
  value: z.string().max(500),
  color: Colour,
  /** Without one the letters are those of the headings of Nestling. */
  font: z.enum(textFonts).optional(),
})
export type Text = z.infer<typeof Text>
