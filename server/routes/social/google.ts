import type { FastifyReply } from 'fastify'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { type SocialOutcome, SocialQuery } from '../../../protocol/http/social.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { ownPath } from '../../auth/own-path.ts'
import { anybody } from '../../auth/security.ts'
import { startSession } from '../../auth/start-session.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { letIn } from '../../social/let-in.ts'
import { socialCookie } from '../../social/social-cookie.ts'
import { noBody } from '../download.ts'
import { refusals } from '../refusals.ts'

const callbackPath = '/api/auth/google/callback'

/** Sends the browser back to its page, which says how it went. */
function sendBack(
  reply: FastifyReply,
  returnTo: string,
  social: SocialOutcome,
  because?: ErrorCode,
): FastifyReply {
  const [path = '/', search] = ownPath(returnTo).split('?')
  const query = new URLSearchParams(search)
  query.set('social', social)
  if (because) query.set('because', because)
  else query.delete('because')
  return reply.redirect(`${path}?${query}`, 303)
}

/**
 * GET /api/auth/google?returnTo=… sends the browser to the provider, GET /api/auth/google/callback takes it back, logged in, to the page
 * it was on. That page's address says in `social` whether it was a login or a sign-up, or with `because` why neither.
 */
export function google(app: App, context: ServerContext): void {
  const { addresses, storage, social, settings, now } = context
  const perAddress = app.createRateLimit({ max: settings.signUpsPerHour * 4, timeWindow: '1 hour' })
  const cookie = socialCookie(addresses.app.startsWith('https:'))

  app.get(
    '/api/auth/google',
    {
      schema: {
        operationId: 'signInByGoogle',
        security: anybody,
        querystring: SocialQuery,
        response: { 303: noBody('To the provider.'), ...refusals },
      },
    },
    async (request, reply) => {
      if (!social) return sendProblem(reply, 'account.social-off')
      if (!isAllowed(await perAddress(request))) return sendProblem(reply, 'account.too-many-tries')
      const returnTo = ownPath(request.query.returnTo)
      const begun = await social.begin(addresses.app + callbackPath)
      if (!begun) return sendBack(reply, returnTo, 'failed', 'account.social-failed')
      return reply.header('set-cookie', cookie.set({ ...begun.secrets, returnTo })).redirect(begun.url, 303)
    },
  )

  app.get(
    callbackPath,
    {
      schema: {
        operationId: 'signedInByGoogle',
        security: anybody,
        response: { 303: noBody('Back to the page.'), ...refusals },
      },
    },
    async (request, reply) => {
      if (!social) return sendProblem(reply, 'account.social-off')
      const errand = cookie.read(request.headers.cookie)
      reply.header('set-cookie', cookie.clear())
      if (!errand) return sendBack(reply, '/', 'failed', 'account.social-failed')
      const verdict = await social.finish(new URL(request.url, addresses.app), errand)
      if (!verdict.ok) return sendBack(reply, errand.returnTo, 'failed', verdict.code)
      const entry = await letIn(verdict.person, {}, storage, now())
      if (!entry.ok) return sendBack(reply, errand.returnTo, 'failed', entry.code)
      await startSession(reply, entry.account.id, context)
      return sendBack(reply, errand.returnTo, entry.isNew ? 'signup' : 'login')
    },
  )
}
