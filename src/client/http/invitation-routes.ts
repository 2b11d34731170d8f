import type { z } from 'zod'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import {
  AcceptInvitationAnswer,
  InvitationsAnswer,
  NewInvitationAnswer,
  type NewInvitationRequest,
} from '../../../protocol/http/invitations.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

/** Makes a link; `token` is what it holds and is never answered again. Owner only. */
export const createInvitationRoute: Route<NewInvitationRequest, z.infer<typeof NewInvitationAnswer>> = {
  method: 'POST',
  path: () => '/api/project/invitations',
  send: jsonBody,
  answer: NewInvitationAnswer,
}

/** The links that were not taken back. Owner only. */
export const invitationsRoute: Route<{ readonly projectId: string }, z.infer<typeof InvitationsAnswer>> = {
  method: 'GET',
  path: ({ projectId }) => `/api/project/invitations?${new URLSearchParams({ projectId })}`,
  answer: InvitationsAnswer,
}

/** Takes a link back; whoever came by it stays. Owner only. */
export const revokeInvitationRoute: Route<
  { readonly projectId: string; readonly id: string },
  z.infer<typeof EmptyAnswer>
> = {
  method: 'DELETE',
  path: () => '/api/project/invitations',
  send: jsonBody,
  answer: EmptyAnswer,
}

/** Makes the person a member by a link they have. */
export const acceptInvitationRoute: Route<
  { readonly token: string },
  z.infer<typeof AcceptInvitationAnswer>
> = {
  method: 'POST',
  path: () => '/api/project/invitations/accept',
  send: jsonBody,
  answer: AcceptInvitationAnswer,
}
