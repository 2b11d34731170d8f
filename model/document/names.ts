import { z } from 'zod'
import { limits } from './limits.ts'

/** A name as somebody typed it; what lies around it is cut off. Whether it is empty is for the plan to say. */
export const Name = z
  .string()
  .max(limits.nameLength)
  .transform((name) => name.trim())
