import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { begunHere, openProject, stubPage } from './support/open-place.ts'

beforeEach(() => stubPage())
afterEach(() => vi.unstubAllGlobals())

test('who makes the first edit of a world in the moment in which they leave it, and comes back at once, goes on with it', async () => {
  const project = await openProject(begunHere(null))
  const leave = project.retain()
  const { session } = project
  const release = session.hold()
  leave()
  const coming = openProject(begunHere(null))
  await new Promise((resolve) => setTimeout(resolve, 30))
  session.bus.execute(renameProject, { displayName: 'A picture later' })
  release()
  const again = await coming
  expect(again.localId).toBe(project.localId)
  expect(again.session.bus.project.meta.displayName).toBe('A picture later')
  again.session.close()
})
