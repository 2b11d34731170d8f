import type { z } from 'zod'
import { type LoginRequest, type SignUpRequest, UserAnswer } from '../../../protocol/http/account.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { ForgotPasswordAnswer } from '../../../protocol/http/forgot-password.ts'
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

export const logoutRoute: Route<null, NoData> = {
  method: 'POST',
  path: () => '/api/auth/logout',
  answer: EmptyAnswer,
}

const forgotPath = () => '/api/auth/forgetPassword'

/** Step 1 of 3: asks for a code by mail (spec 7). */
export const sendCodeRoute: Route<{ email: string }, z.infer<typeof ForgotPasswordAnswer>> = {
  method: 'POST',
  path: forgotPath,
  send: ({ email }) => jsonBody({ email, step: 1 }),
  answer: ForgotPasswordAnswer,
}

/** Step 2 of 3: proves the code. */
export const verifyCodeRoute: Route<{ token: string; code: string }, NoData> = {
  method: 'POST',
  path: forgotPath,
  send: ({ token, code }) => jsonBody({ token, code, step: 2 }),
  answer: EmptyAnswer,
}

/** Step 3 of 3: sets the new password. */
export const newPasswordRoute: Route<{ token: string; newPassword: string }, NoData> = {
  method: 'POST',
  path: forgotPath,
  send: ({ token, newPassword }) => jsonBody({ token, newPassword, step: 3 }),
  answer: EmptyAnswer,
}
