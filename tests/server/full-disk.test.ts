import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { openEditor } from './support/editor.ts'
import { newProject, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

/** Lets the database file grow no further than it is, as on a full disk, or up to `pages`. */
async function limitPages({ database }: TestServer, pages?: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
  await sql`pragma max_page_count = ${sql.raw(String(pages ?? rows[0]?.page_count))}`.execute(database)
}

it('acknowledges nothing on a full disk, goes on reading, and recovers by itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = await startTestServer()
  const owner = await signedUp(server.origin, 'owner')
  const projectId = await newProject(owner, 'Full')
  const writer = openEditor(owner, projectId)
  await writer.untilStored()
  writer.document.getMap('edits').set('before', 1)
  await writer.untilStored()

  await limitPages(server)
  writer.document.getMap('edits').set('after', 'x'.repeat(100_000))
  const mark = writer.mark()
  await until(() => writer.reasons.length > 0, 'the connection is cut')
  expect(writer.stored()).toBeLessThan(mark)
  expect((await owner.call('GET', '/api/project/mine')).status).toBe(200)
  const reader = openEditor(owner, projectId)
  await reader.untilSynced()
  expect([...reader.document.getMap('edits').keys()]).toEqual(['before'])
  expect(writer.stored()).toBeLessThan(mark)

  await limitPages(server, 1_000_000)
  await until(() => reader.document.getMap('edits').has('after'), 'it comes again by itself', 25_000)
  await writer.untilStored()
  const again = await server.restart()
  const late = openEditor({ ...owner, origin: again.origin }, projectId)
  await late.untilSynced()
  expect([...late.document.getMap('edits').keys()].toSorted()).toEqual(['after', 'before'])
  for (const editor of [writer, reader, late]) editor.close()
  await again.end()
})
