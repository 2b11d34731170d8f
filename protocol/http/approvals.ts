import { z } from 'zod'
import { ProjectId } from '../../model/ids.ts'
import { ProjectSummary } from './project.ts'

/** What a pupil needs a teacher's word for. */
export const WiderVisibility = z.enum(['link', 'public'])
export type WiderVisibility = z.infer<typeof WiderVisibility>

/** POST /api/class/approvals: a pupil asks to show what was published last beyond the class. */
export const AskApprovalRequest = z.strictObject({ projectId: ProjectId, wanted: WiderVisibility })

/** Query of GET /api/class/approvals: of a class, for its teacher; without one, one's own. */
export const ApprovalsQuery = z.object({ id: z.string().min(1).max(40).optional() })

/** PUT /api/class/approvals: the teacher's word about the publication that she has seen. */
export const DecideApprovalRequest = z.strictObject({
  projectId: ProjectId,
  publication: z.int().min(1),
  isApproved: z.boolean(),
})

/** One question, and what was said to it. */
export const ApprovalRequest = z.object({
  project: ProjectSummary,
  /** Rises with each publish. */
  publication: z.number(),
  wanted: WiderVisibility,
  state: z.enum(['asked', 'approved', 'refused']),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
})
export type ApprovalRequest = z.infer<typeof ApprovalRequest>

export const ApprovalsAnswer = z.object({ approvals: z.array(ApprovalRequest) })
