import type { z } from 'zod'
import { PasswordResetAnswer, type PasswordResetRequest } from '../../../protocol/http/password-reset.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

/** One of the three steps to a new password; the first answers the token for the others. */
export const passwordResetRoute: Route<PasswordResetRequest, z.infer<typeof PasswordResetAnswer>> = {
  method: 'POST',
  path: () => '/api/auth/forgetPassword',
  send: jsonBody,
  answer: PasswordResetAnswer,
}
