import { z } from 'zod'
import { ProjectId } from '../../model/ids.ts'
import { because } from './because.ts'

/** What an invited person may do: edit, or only look. */
export const MemberRole = z.enum(['editor', 'viewer'])

/** Somebody's username in a form; longer ones than an account can have belong to nobody. */
const InvitedUsername = z
  .string(because('account.username-empty'))
  .trim()
  .min(1, because('account.username-empty'))
  .max(30, because('account.person-missing'))

/** Body of POST /api/project/invite. */
export const InviteRequest = z.object({
  projectId: ProjectId,
  username: InvitedUsername,
  role: MemberRole,
})
export type InviteRequest = z.infer<typeof InviteRequest>

/** Somebody who is invited to a project. */
export const Member = z
  .object({
    username: z.string(),
    name: z.string(),
    profileImg: z.string().nullable(),
    role: MemberRole,
  })
  .meta({ id: 'Member' })
export type Member = z.infer<typeof Member>

export const MembersQuery = z.object({ projectId: ProjectId })
export const MembersAnswer = z.object({ members: z.array(Member) })

/** Body of DELETE /api/project/members. */
export const RemoveMemberRequest = z.object({ projectId: ProjectId, username: InvitedUsername })
