import { expect, it } from 'vitest'
import type { Storage } from '../../server/storage/storage.ts'
import { openEditor } from './support/editor.ts'
import { newProject, signedUp } from './support/person.ts'
import { startTestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

it('answers a request that has begun before it stops, and takes no other', async () => {
  const gate = Promise.withResolvers<void>()
  let isAsked = false
  const wrap = (storage: Storage): Storage => ({
    ...storage,
    ping: async () => {
      isAsked = true
      await gate.promise
    },
  })
  const server = await startTestServer({ wrap })
  const begun = fetch(`${server.origin}/readyz`)
  await until(() => isAsked, 'the request has begun')
  const stopped = server.running.stop()
  await until(
    () =>
      fetch(`${server.origin}/healthz`).then(
        ({ status }) => status === 503,
        () => true,
      ),
    'no other request is taken',
  )
  gate.resolve()
  expect((await begun).status).toBe(200)
  await stopped
})

it('tells open sockets, stores what they brought, and lets none in again while it stops', async () => {
  const server = await startTestServer()
  const owner = await signedUp(server.origin, 'owner')
  const projectId = await newProject(owner, 'Open to the end')
  const editor = openEditor(owner, projectId)
  await editor.untilStored()
  editor.document.getMap('edits').set('last', 1)
  await editor.untilStored()
  const began = Date.now()
  const again = await server.restart()
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(editor.reasons.length).toBeGreaterThan(0)
  const reader = openEditor({ ...owner, origin: again.origin }, projectId)
  await reader.untilSynced()
  expect(reader.document.getMap('edits').get('last')).toBe(1)
  editor.close()
  reader.close()
  await again.end()
})
