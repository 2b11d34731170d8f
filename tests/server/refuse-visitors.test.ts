import { fastify } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, it } from 'vitest'
import { refuseVisitors } from '../../server/app/refuse-visitors.ts'
import * as security from '../../server/auth/security.ts'

it.each([
  ['loggedIn', security.loggedIn, 401],
  ['teachersOnly', security.teachersOnly, 401],
  ['a list of its own that says the same', [{ session: [] }], 401],
  ['staffOnly, which the call itself refuses', security.staffOnly, 200],
  ['fileHolder', security.fileHolder, 200],
  ['evenVisitors', security.evenVisitors, 200],
  ['anybody', security.anybody, 200],
  ['nothing', undefined, 200],
])(
  '[threat 5] answers a visitor at a call whose security says %s as it should',
  async (_name, said, status) => {
    const app = fastify().withTypeProvider<ZodTypeProvider>()
    app.decorateRequest('login', null)
    refuseVisitors(app)
    app.get('/call', { schema: said ? { security: said } : {} }, async () => ({}))
    expect((await app.inject('/call')).statusCode).toBe(status)
    await app.close()
  },
)
