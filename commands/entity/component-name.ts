import { z } from 'zod'
import { entityRegisters } from '../../model/project/entity-record.ts'

/** The name of a component: lower case with hyphens, none of the registers that every entity has. */
export const ComponentName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/)
  .refine((name) => !entityRegisters.has(name))
