import { z } from 'zod'
import { ProjectId } from '../../model/ids.ts'
import { dayMs } from '../day-ms.ts'

/** How long a deleted project can be had back. */
export const binMs = 30 * dayMs

/** A project in its owner's bin. Times are milliseconds since 1970. */
export const BinnedProject = z
  .object({
    _id: ProjectId,
    displayName: z.string(),
    description: z.string(),
    deletedAt: z.number(),
    /** From then on it is gone for good. */
    goneAt: z.number(),
    /** Staff put it there: brought back it stays hidden from everybody else. */
    isFromStaff: z.boolean().optional(),
  })
  .meta({ id: 'BinnedProject' })
export type BinnedProject = z.infer<typeof BinnedProject>

/** Answer of GET /api/project/bin. */
export const BinAnswer = z.object({ projects: z.array(BinnedProject) })

/** Body of POST /api/project/bin/restore and DELETE /api/project/bin. */
export const BinRequest = z.object({ id: ProjectId })
