import type { FastifyRequest } from 'fastify'
import { isOwnRequest } from '../auth/is-own-request.ts'
import { readLogin } from '../auth/login.ts'
import { renewSession } from '../auth/renew-session.ts'
import { sendProblem } from '../problems/send-problem.ts'
import type { App } from './app.ts'
import type { ServerContext } from './server-context.ts'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

const hostNameOf = (host: string): string => host.replace(/:\d+$/, '')

/** Whether a page that came to the wrong name of this computer should be sent to the right one. */
const isMisaddressedPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && loopbackHosts.has(hostNameOf(request.headers.host ?? ''))

/** What machines ask about the process itself, by whatever name they know it. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Before anything else: the Host must be ours (DNS rebinding), a request that may change something must come from our own
 * page, and `request.login` says who it is from.
 */
export function guardRequests(app: App, context: ServerContext): void {
  app.decorateRequest('login', null)

  app.addHook('onRequest', async (request, reply) => {
    const own = context.addresses.app
    if (request.headers.host !== new URL(own).host && !probes.has(request.url)) {
      if (isMisaddressedPage(request)) return reply.redirect(own + request.url, 302)
      return sendProblem(reply, 'general.foreign-host')
    }
    if (!safeMethods.has(request.method) && !isOwnRequest(request.headers, [own])) {
      return sendProblem(reply, 'general.foreign-origin')
    }
    if (request.url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store')
      request.login = await readLogin(request.headers.cookie, {
        cookie: context.cookie,
        sessions: context.storage.sessions,
        now: context.now,
      })
      if (request.login?.hasNewRoles) request.login = await renewSession(reply, request.login, context)
    }
    return undefined
  })
}
