import { z } from 'zod'
import { limits } from './limits.ts'

/** A name as somebody typed it; what lies around it is cut off. Whether it is empty is for the plan to say. */
export const Name = z
  .string()
  .max(limits.nameLength)
  .transform((name) => name.trim())

/** The slug of a starter scene (spec, 'Scene templates'), `''` for none. Which ones exist is for the content to say. */
export const SceneTemplate = z.string().regex(/^[a-z0-9-]{0,64}$/)
