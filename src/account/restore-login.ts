import type { AuthResult } from '../../machines/auth/auth-error.ts'
import { unexpected } from '../../protocol/errors/unexpected.ts'
import type { User } from '../../protocol/http/account.ts'

/**
 * Who is logged in here. Nobody being here is plain to see, so that a visitor's landing page comes without the code that checks answers; an
 * answer that says neither is none ('general.failed'), and must not be taken for nobody. Rejects without a network.
 */
export async function restoreLogin(): Promise<AuthResult<{ user: User | null }>> {
  const response = await fetch('/api/auth/me', { credentials: 'same-origin' })
  const answer: unknown = await response.json()
  if (!response.ok) return { ok: false, error: unexpected }
  if (isNobody(answer)) return { ok: true, data: { user: null } }
  const { MeAnswer } = await import('../../protocol/http/account.ts')
  const parsed = MeAnswer.safeParse(answer)
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, error: unexpected }
}

const isNobody = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'user' in answer && answer.user === null
