import { z } from 'zod'
import { FileSource } from './source.ts'

/** `#rrggbb` */
export const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)

/**
 * Component `material`: colour and opacity (0 to 1) of a shape, or the tint of a model's main part. Without a colour a model keeps its own, and so
 * do texts, pictures and what somebody brought along, of which it only says how much is seen of them. `texture` is a picture on a shape,
 * in the picture's own colours; the colour is seen where the picture is see-through.
 */
export const Material = z.strictObject({
  color: Colour.optional(),
  opacity: z.number().min(0).max(1).optional(),
  texture: FileSource.optional(),
  /** How much of its colour it gives off by itself, 0 to 1. */
  glow: z.number().min(0).max(1).optional(),
})
export type Material = z.infer<typeof Material>
