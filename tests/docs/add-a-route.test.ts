import { fastify } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, expect, test } from 'vitest'
import { CopyOfTheCode } from './support/copy-of-the-code.ts'
import { howToPage } from './support/how-to-page.ts'

const page = howToPage('add-a-route')
const copy = new CopyOfTheCode('add-a-route', [
  'model',
  'protocol',
  'server',
  'commands',
  'interchange',
  'language',
  'content',
])
afterAll(() => copy.remove())

test('the page fits on one page, its route answers who is logged in and refuses everybody else', async () => {
  expect(page.lines).toBeLessThanOrEqual(70)
  for (const path of ['protocol/http/project-count.ts', 'server/routes/project/count.ts'])
    copy.add(path, page.code(path))
  const { countProjects } = await copy.import('server/routes/project/count.ts')

  const app = fastify().withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('login', null)
  app.addHook('onRequest', async (request) => {
    Reflect.set(request, 'login', request.headers.cookie ? { account: { id: request.headers.cookie } } : null)
  })
  const storage = { projects: { ofMember: async (id: string) => (id === 'mia' ? ['a', 'b'] : []) } }
  ;(countProjects as (...parts: readonly unknown[]) => void)(app, { storage })

  const mia = await app.inject({ url: '/api/project/count', headers: { cookie: 'mia' } })
  expect([mia.statusCode, mia.json()]).toEqual([200, { count: 2 }])
  const nobody = await app.inject('/api/project/count')
  expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'account.login-needed'])
  await app.close()
})
