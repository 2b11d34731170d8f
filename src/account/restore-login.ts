import type { AuthResult } from '../../machines/auth/auth-error.ts'
import type { User } from '../../protocol/http/account.ts'

/**
 * Who is logged in here, asked once on page load; a visitor when nobody can tell. Nobody being here is plain to see, so that a
 * visitor's landing page comes without the code that checks answers.
 */
export async function restoreLogin(): Promise<AuthResult<{ user: User | null }>> {
  const visitor = { ok: true, data: { user: null } } as const
  const response = await fetch('/api/auth/me', { credentials: 'same-origin' })
  const answer: unknown = await response.json()
  if (!response.ok || isNobody(answer)) return visitor
  const { MeAnswer } = await import('../../protocol/http/account.ts')
  const parsed = MeAnswer.safeParse(answer)
  return parsed.success ? { ok: true, data: parsed.data } : visitor
}

const isNobody = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'user' in answer && answer.user === null
