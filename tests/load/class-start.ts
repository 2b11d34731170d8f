import { setTimeout as delay } from 'node:timers/promises'
import * as Y from 'yjs'
import { templateBytes } from '../../content/templates/template-bytes.ts'
import { openEditor } from '../server/support/editor.ts'
import { newProject } from '../server/support/person.ts'
import type { LoadServer } from './load-server.ts'

/**
 * Pupils open the tree house within `seconds`, all from one address: the page and its settings, who they are, a project of their own, and
 * the world in it stored on the server. Answers the milliseconds that each of them waited.
 */
export async function classStart(server: LoadServer, pupils: number, seconds: number): Promise<number[]> {
  const people = await server.people('pupil', pupils)
  const world = templateBytes('treehouse')
  return Promise.all(
    people.map(async (person, index) => {
      await delay((index * seconds * 1_000) / pupils)
      const start = performance.now()
      for (const path of ['/new', '/app-config.json', '/api/auth/me']) await person.call('GET', path)
      const projectId = await newProject(person, 'Tree House')
      const document = new Y.Doc()
      Y.applyUpdate(document, world)
      const editor = openEditor(person, projectId, { document })
      await editor.untilStored()
      const waited = performance.now() - start
      editor.close()
      return waited
    }),
  )
}
