import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'
import { type Editor, openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let people: Person[]
beforeAll(async () => {
  server = await startTestServer()
  people = await Promise.all(['ada', 'ben', 'cem'].map((name) => signedUp(server.origin, name)))
})
afterAll(() => server.end())

/** What a random client does next. */
const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('set', 'insert', 'delete', 'leave', 'return'),
  at: fc.nat(9),
})

async function act(editor: Editor, what: string, at: number): Promise<void> {
  const text = editor.document.getText('t')
  if (what === 'set') editor.document.getMap('m').set(`k${at}`, Math.random())
  else if (what === 'insert') text.insert(Math.min(at, text.length), `<${at}>`)
  else if (what === 'delete' && text.length > at) text.delete(at, Math.min(2, text.length - at))
  else if (what === 'leave') editor.socket.disconnect()
  else if (what === 'return' && !editor.provider.isSynced) await editor.socket.connect()
}

const shown = ({ document }: Editor) =>
  JSON.stringify([document.getText('t').toString(), Object.entries(document.getMap('m').toJSON()).sort()])

it('random clients that come and go converge, and the log holds what they see', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const [owner] = people
      const projectId = await newProject(owner!, 'Random')
      for (const username of ['ben', 'cem']) {
        await owner!.call('POST', '/api/project/invite', { projectId, username, role: 'editor' })
      }
      const editors = people.map((person) => openEditor(person, projectId))
      try {
        await Promise.all(editors.map((editor) => editor.untilSynced()))
        for (const { who, what, at } of steps) await act(editors[who]!, what, at)
        for (const editor of editors) {
          await until(() => editor.socket.status !== 'connecting', 'settled')
          editor.socket.disconnect()
          await until(() => !editor.provider.isSynced, 'away')
          await editor.socket.connect()
          await editor.untilStored()
        }
        await until(() => new Set(editors.map(shown)).size === 1, 'converged')
        const stored = await server.storage.updateLog.load(projectId)
        const atRest = new Y.Doc()
        if (stored.snapshot) Y.applyUpdateV2(atRest, stored.snapshot.bytes)
        for (const { bytes } of stored.updates) Y.applyUpdate(atRest, bytes)
        expect(atRest.getText('t').toString()).toBe(editors[0]!.document.getText('t').toString())
        expect(atRest.getMap('m').toJSON()).toEqual(editors[0]!.document.getMap('m').toJSON())
      } finally {
        for (const editor of editors) editor.close()
      }
    }),
    { numRuns: 25, endOnFailure: true },
  )
}, 60_000)
