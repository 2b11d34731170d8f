import { z } from 'zod'
import { ProjectId } from '../../model/ids.ts'

/** `epoch` is the one that was closed. */
export const ClosedEpochQuery = z.object({ projectId: ProjectId, epoch: z.coerce.number().int().min(1) })

export const ClosedEpochAnswer = z.object({
  /** The whole document as it was at the end (Yjs update v2, base64). */
  document: z.base64(),
})
