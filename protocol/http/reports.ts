import { z } from 'zod'
import { ProjectId } from '../../model/ids.ts'
import { because } from './because.ts'

export const ReportReason = z.enum(['unkind', 'scary', 'private-data', 'copied', 'other'])
export type ReportReason = z.infer<typeof ReportReason>

const Note = z.string().trim().max(500, because('report.note-too-long')).default('')

/** Body of POST /api/report: about a project, or about a person's profile. */
export const ReportRequest = z.union([
  z.strictObject({ projectId: ProjectId, reason: ReportReason, note: Note }),
  z.strictObject({ username: z.string().max(64), reason: ReportReason, note: Note }),
])
export type ReportRequest = z.infer<typeof ReportRequest>

/** What staff decide: nothing is wrong, nobody may see it, everybody may see it again, or (a project) it goes into its maker's bin. */
export const Decision = z.enum(['dismiss', 'hide', 'show', 'delete'])
export type Decision = z.infer<typeof Decision>

/** A project or a profile, as staff see it. */
const ModerationSubject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('project'),
    id: z.string(),
    displayName: z.string(),
    description: z.string(),
    username: z.string(),
    name: z.string(),
    playCode: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('profile'),
    id: z.string(),
    username: z.string(),
    displayName: z.string(),
    description: z.string(),
  }),
])

export type ModerationSubject = z.infer<typeof ModerationSubject>

/** What has been reported, with all its open reports. */
export const ModerationCase = z.object({
  subject: ModerationSubject,
  isHidden: z.boolean(),
  /** Oldest first. */
  reports: z.array(z.object({ at: z.number(), reason: ReportReason, note: z.string() })),
})
export type ModerationCase = z.infer<typeof ModerationCase>

/** What was decided about something, by whom (`null`: the account is closed), and whether it is hidden now. */
const ModerationDecision = z.object({
  id: z.string(),
  at: z.number(),
  by: z.string().nullable(),
  decision: Decision,
  subject: ModerationSubject,
  isHidden: z.boolean(),
})
export type ModerationDecision = z.infer<typeof ModerationDecision>

/** Answer of GET /api/moderation: the case that waits longest first, the newest decision first. */
export const ModerationAnswer = z.object({
  cases: z.array(ModerationCase),
  decisions: z.array(ModerationDecision),
})
export type ModerationAnswer = z.infer<typeof ModerationAnswer>

/** Body of POST /api/moderation. */
export const DecisionRequest = z.strictObject({
  kind: z.enum(['project', 'profile']),
  id: z.string().max(64),
  decision: Decision,
})
export type DecisionRequest = z.infer<typeof DecisionRequest>
