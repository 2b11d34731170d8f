import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'

/**
 * Where an asset's bytes are: what they are stored under, and the path on our own site, `''` while they lie on a device only. A
 * path cannot name another host.
 */
export const assetPlace = {
  key: z
    .string()
    .regex(/^[A-Za-z0-9_.-]+$/)
    .max(limits.assetKeyLength),
  link: z
    .string()
    .regex(/^(\/[\w.~%-]+)*$/)
    .max(limits.linkLength),
  isDisabled: z.boolean(),
}
