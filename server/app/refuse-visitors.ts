import { isForPeople } from '../auth/security.ts'
import { sendProblem } from '../problems/send-problem.ts'
import type { App } from './app.ts'

/** Refuses visitors at every call whose `security` asks for a login, before its body is read. Put before the routes, after `guardRequests`. */
export function refuseVisitors(app: App): void {
  app.addHook('onRoute', (route) => {
    if (!isForPeople(route.schema?.security)) return
    route.onRequest = async (request, reply) => {
      if (request.login) return undefined
      return sendProblem(reply, 'account.login-needed')
    }
  })
}
