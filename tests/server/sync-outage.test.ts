import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { Storage } from '../../server/storage/storage.ts'
import { openEditor } from './support/editor.ts'
import { newProject, signedUp } from './support/person.ts'
import { startTestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

/** A storage of which some parts do not answer while `isAway`. */
function away(fault: { isAway: boolean }, part: 'standing' | 'load') {
  const check = (): void => {
    if (fault.isAway) throw new Error('the database is away')
  }
  return (storage: Storage): Storage => ({
    ...storage,
    projects: {
      ...storage.projects,
      standing: async (projectId, userId) => {
        if (part === 'standing') check()
        return storage.projects.standing(projectId, userId)
      },
    },
    updateLog: {
      ...storage.updateLog,
      load: async (projectId) => {
        if (part === 'load') check()
        return storage.updateLog.load(projectId)
      },
    },
  })
}

it.each([
  ['lets somebody in', 'standing'],
  ['opens a project', 'load'],
] as const)(
  'cuts connections when the database is away as it %s, so that clients come again at once',
  async (_what, part) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const fault = { isAway: false }
    const server = await startTestServer({ wrap: away(fault, part) })
    const owner = await signedUp(server.origin, 'owner')
    const projectId = await newProject(owner, 'Away')
    fault.isAway = true
    const editors = [openEditor(owner, projectId), openEditor(owner, projectId), openEditor(owner, projectId)]
    await until(
      () => editors.every(({ reasons }) => reasons.length > 1),
      'all have tried more than once',
      5_000,
    )
    for (const { provider } of editors) expect(provider.isSynced).toBe(false)
    fault.isAway = false
    await until(() => editors.every(({ provider }) => provider.isSynced), 'all are in', 5_000)
    await Promise.all(editors.map((editor) => editor.untilStored()))
    for (const editor of editors) editor.close()
    await server.end()
  },
)

it('[threat 12] lets nothing through while it is asked whether somebody may still write, and asks again when it could not be asked', async () => {
  let ahead = 0
  let asked = 0
  let answer: () => Promise<void> = async () => {}
  const server = await startTestServer({
    now: () => Date.now() + ahead,
    wrap: (storage) => ({
      ...storage,
      projects: {
        ...storage.projects,
        standing: async (projectId, userId) => {
          asked += 1
          await answer()
          return storage.projects.standing(projectId, userId)
        },
      },
    }),
  })
  const owner = await signedUp(server.origin, 'owner')
  const projectId = await newProject(owner, 'Asked')
  const invited = async (username: string) => {
    const person = await signedUp(server.origin, username)
    await owner.call('POST', '/api/project/invite', { projectId, username, role: 'editor' })
    const editor = openEditor(person, projectId)
    await editor.untilStored()
    return { editor, id: (await server.storage.accounts.byUsername(username))?.id ?? '' }
  }
  const writer = await invited('writer')
  const rows = (await server.storage.updateLog.history(projectId)).length
  const release = Promise.withResolvers<void>()
  answer = () => release.promise
  await server.storage.members.leave(projectId, writer.id)
  const before = asked
  ahead += 60_000
  await until(() => asked > before, 'the watch asks')
  writer.editor.document.getMap('meta').set('too late', true)
  await delay(300)
  expect(await server.storage.updateLog.history(projectId)).toHaveLength(rows)
  release.resolve()
  await until(() => writer.editor.reasons.includes('sync.access-changed'), 'the writer is told')
  expect(await server.storage.updateLog.history(projectId)).toHaveLength(rows)

  answer = async () => {}
  const reader = await invited('reader')
  await server.storage.members.leave(projectId, reader.id)
  let failed = 0
  answer = async () => {
    failed += 1
    answer = async () => {}
    throw new Error('the database is away')
  }
  ahead += 60_000
  await until(() => reader.editor.reasons.includes('sync.access-changed'), 'the reader is told', 5_000)
  expect(failed).toBe(1)
  writer.editor.close()
  reader.editor.close()
  await server.end()
})
