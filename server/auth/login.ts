import type { SessionOwner, Sessions } from '../storage/ports/sessions.ts'
import type { SessionCookie } from './session-cookie.ts'
import { hashSessionToken } from './session-token.ts'

/** Who a request comes from. */
export interface Login extends SessionOwner {
  readonly tokenHash: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `null` for a visitor. */
    login: Login | null
  }
}

/** Reads the login from a `Cookie` header; `null` without a session that is still alive. */
export async function readLogin(
  cookieHeader: string | undefined,
  { cookie, sessions, now }: { cookie: SessionCookie; sessions: Sessions; now: () => number },
): Promise<Login | null> {
  const token = cookie.read(cookieHeader)
  if (!token) return null
  const tokenHash = hashSessionToken(token)
  const owner = await sessions.owner(tokenHash, now())
  return owner ? { ...owner, tokenHash } : null
}
