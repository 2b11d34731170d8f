import { z } from 'zod'
import { ProjectId } from '../../model/ids.ts'
import { because } from './because.ts'
import { MemberRole } from './members.ts'
import { ProjectSummary } from './project.ts'

/** Body of POST /api/project/invitations: a link that lets whoever has it in. */
export const NewInvitationRequest = z.object({
  projectId: ProjectId,
  role: MemberRole,
  /** How long it can be used; a week when absent, 30 days at most. */
  hours: z.number().int().min(1).max(720).default(168),
  /** How many people it may bring in; any number when `null` or absent. */
  maxUses: z.number().int().min(1).max(1_000).nullable().default(null),
})
export type NewInvitationRequest = z.input<typeof NewInvitationRequest>

/** A link as its project's owner sees it; what it holds is shown once only, when it is made. Times are milliseconds since 1970. */
export const Invitation = z
  .object({
    id: z.string(),
    role: MemberRole,
    createdAt: z.number(),
    expiresAt: z.number(),
    maxUses: z.number().nullable(),
    uses: z.number(),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof Invitation>

/** `token` is what a link holds, 43 characters. */
export const NewInvitationAnswer = z.object({ invitation: Invitation, token: z.string() })

export const InvitationsQuery = z.object({ projectId: ProjectId })
export const InvitationsAnswer = z.object({ invitations: z.array(Invitation) })

/** Body of DELETE /api/project/invitations. */
export const RevokeInvitationRequest = z.object({ projectId: ProjectId, id: z.string().max(40) })

/** Body of POST /api/project/invitations/accept. */
export const AcceptInvitationRequest = z.object({
  token: z.string(because('project.invitation-over')).max(100, because('project.invitation-over')),
})
export const AcceptInvitationAnswer = z.object({
  project: ProjectSummary,
  access: z.enum(['owner', 'editor', 'viewer']),
})
