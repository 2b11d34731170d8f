import type { AuthResult } from '../../../machines/auth/auth-error.ts'
import { unexpected } from '../../../protocol/errors/unexpected.ts'
import { call } from '../../client/http/call.ts'
import { passwordResetRoute } from '../../client/http/password-reset-route.ts'

interface Given<Input> {
  readonly input: Input
}

type NoData = Readonly<Record<string, never>>

const done = { ok: true, data: {} } as const

/** The three calls of the password reset machine; their failures are values. */
export const resetCalls = {
  async sendCode({
    input: { email },
  }: Given<{ readonly email: string }>): Promise<AuthResult<{ readonly token: string }>> {
    const answer = await call(passwordResetRoute, { step: 1, email })
    if (!answer.ok) return answer
    const { token } = answer.data
    return token === undefined ? { ok: false, error: unexpected } : { ok: true, data: { token } }
  },
  async verifyCode({
    input: { tokenId, code },
  }: Given<{ readonly tokenId: string; readonly code: string }>): Promise<AuthResult<NoData>> {
    const answer = await call(passwordResetRoute, { step: 2, token: tokenId, code })
    return answer.ok ? done : answer
  },
  async resetPassword({
    input: { tokenId, newPassword },
  }: Given<{ readonly tokenId: string; readonly newPassword: string }>): Promise<AuthResult<NoData>> {
    const answer = await call(passwordResetRoute, { step: 3, token: tokenId, newPassword })
    return answer.ok ? done : answer
  },
}
