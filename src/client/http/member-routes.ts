import type { z } from 'zod'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { type InviteRequest, MembersAnswer } from '../../../protocol/http/members.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

/** Owner only. */
export const inviteRoute: Route<InviteRequest, z.infer<typeof EmptyAnswer>> = {
  method: 'POST',
  path: () => '/api/project/invite',
  send: jsonBody,
  answer: EmptyAnswer,
}

/** Whom the owner has invited. Owner only. */
export const membersRoute: Route<{ readonly projectId: string }, z.infer<typeof MembersAnswer>> = {
  method: 'GET',
  path: ({ projectId }) => `/api/project/members?${new URLSearchParams({ projectId })}`,
  answer: MembersAnswer,
}

/** Takes an invitation back; for the owner, or for oneself. */
export const removeMemberRoute: Route<
  { readonly projectId: string; readonly username: string },
  z.infer<typeof EmptyAnswer>
> = {
  method: 'DELETE',
  path: () => '/api/project/members',
  send: jsonBody,
  answer: EmptyAnswer,
}
