import { isStorableValue } from '../../protocol/storable-text.ts'
import { sendProblem } from '../problems/send-problem.ts'
import type { App } from './app.ts'

/**
 * Refuses calls with texts that no database keeps, in path, query or body, before anybody looks at them; forms are asked when they are read
 * (`readForm`). What was stored in earlier times can still be read.
 */
export function refuseUnstorable(app: App): void {
  app.addHook('preValidation', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return undefined
    const texts = [Object.entries(request.params ?? {}), Object.entries(request.query ?? {}), request.body]
    return isStorableValue(texts) ? undefined : sendProblem(reply, 'general.text-unstorable')
  })
}
