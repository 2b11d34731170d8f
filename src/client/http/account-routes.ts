import type { z } from 'zod'
import {
  type DeleteAccountRequest,
  type LoginRequest,
  type SignUpRequest,
  UserAnswer,
} from '../../../protocol/http/account.ts'
import type { KeepAccountRequest } from '../../../protocol/http/class.ts'
import {
  ChangeEmailAnswer,
  type ChangeEmailRequest,
  ConfirmEmailAnswer,
  type ConfirmEmailRequest,
} from '../../../protocol/http/email-change.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

type UserData = z.infer<typeof UserAnswer>
type NoData = z.infer<typeof EmptyAnswer>

/** Kids' edition (spec 9). */
const domainKey = 1

export const loginRoute: Route<LoginRequest, UserData> = {
  method: 'POST',
  path: () => '/api/auth/login',
  send: jsonBody,
  answer: UserAnswer,
}

/** Signs up and in. Empty values are not sent (spec 3). */
export const signUpRoute: Route<SignUpRequest, UserData> = {
  method: 'POST',
  path: () => '/api/users',
  send: (request) =>
    jsonBody(
      Object.fromEntries(Object.entries({ ...request, domainKey }).filter(([, value]) => value !== '')),
    ),
  answer: UserAnswer,
}

/** A pupil's account becomes one of its own. */
export const keepAccountRoute: Route<z.infer<typeof KeepAccountRequest>, UserData> = {
  method: 'POST',
  path: () => '/api/users/keep',
  send: jsonBody,
  answer: UserAnswer,
}

export const logoutRoute: Route<null, NoData> = {
  method: 'POST',
  path: () => '/api/auth/logout',
  answer: EmptyAnswer,
}

/** Asks for another email address; a letter with a code goes to the old one and one to the new. */
export const changeEmailRoute: Route<ChangeEmailRequest, z.infer<typeof ChangeEmailAnswer>> = {
  method: 'POST',
  path: () => '/api/users/email',
  send: jsonBody,
  answer: ChangeEmailAnswer,
}

/** Each of the two codes, in any order. */
export const confirmEmailRoute: Route<ConfirmEmailRequest, z.infer<typeof ConfirmEmailAnswer>> = {
  method: 'POST',
  path: () => '/api/users/email/confirm',
  send: jsonBody,
  answer: ConfirmEmailAnswer,
}

/** Ends one's own account for good. */
export const deleteAccountRoute: Route<DeleteAccountRequest, NoData> = {
  method: 'DELETE',
  path: () => '/api/users',
  send: jsonBody,
  answer: EmptyAnswer,
}
