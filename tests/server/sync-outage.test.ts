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
