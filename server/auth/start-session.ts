import type { FastifyReply } from 'fastify'
import type { ServerContext } from '../app/server-context.ts'
import { hashSessionToken, newSessionToken, sessionMs } from './session-token.ts'

/**
 * Logs a person in: stores a new session and sets its cookie on the answer. The session that the request came with ends, whoever's it
 * was. Sessions that have run out are cleared on the way.
 */
export async function startSession(
  reply: FastifyReply,
  userId: string,
  { storage, sync, cookie, now, activity }: ServerContext,
): Promise<void> {
  const { login } = reply.request
  if (login) {
    await storage.sessions.end(login.tokenHash)
    sync.sessionEnded(login.tokenHash)
  }
  const token = newSessionToken()
  const at = now()
  await storage.sessions.endExpired(at)
  await storage.sessions.create({
    tokenHash: hashSessionToken(token),
    userId,
    at,
    expiresAt: at + sessionMs,
  })
  reply.header('set-cookie', cookie.set(token))
  activity.loggedIn(userId)
}
