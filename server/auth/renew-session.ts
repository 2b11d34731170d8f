import type { FastifyReply } from 'fastify'
import type { ServerContext } from '../app/server-context.ts'
import type { Login } from './login.ts'
import { hashSessionToken, newSessionToken } from './session-token.ts'

/** How long the old id is still good: calls that were sent before the new one arrived. */
const graceMs = 60_000

/**
 * Gives a session a new id when its person got or lost a role, so that no id seen before is worth more than it was. Live sockets of the old
 * one close; clients come back by themselves with the new one. Answers the login as it is then.
 */
export async function renewSession(
  reply: FastifyReply,
  login: Login,
  { storage, sync, cookie, now }: Pick<ServerContext, 'storage' | 'sync' | 'cookie' | 'now'>,
): Promise<Login> {
  const token = newSessionToken()
  const at = now()
  const tokenHash = hashSessionToken(token)
  const isRenewed = await storage.sessions.renew(login.tokenHash, {
    tokenHash,
    at,
    oldEndsAt: at + graceMs,
  })
  if (!isRenewed) return login
  sync.sessionRenewed(login.tokenHash)
  reply.header('set-cookie', cookie.set(token))
  return { ...login, tokenHash, hasNewRoles: false }
}
