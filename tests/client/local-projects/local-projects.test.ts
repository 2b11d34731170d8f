import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  findCopy,
  findProjectAt,
  lastProjectStartedAt,
  rememberProject,
} from '../../../src/client/local-projects/local-projects.ts'
import type { LocalProject } from '../../../src/client/local-projects/project-database.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

const begun = (id: string, openedAt: number): LocalProject => ({
  id,
  startedAt: '/new',
  openedAt,
  server: null,
})
const copy = (id: string, account: string | null, openedAt = 1): LocalProject => ({
  id,
  startedAt: null,
  openedAt,
  server: { projectId: 'p', username: 'Mia', name: 'den', access: 'editor', account },
})

test('a bare address goes on with the last project that began there and has not gone to an account', async () => {
  await rememberProject(begun('old', 1))
  await rememberProject(begun('new', 2))
  await rememberProject({ ...copy('claimed', 'mia', 3), startedAt: '/new' })
  expect((await lastProjectStartedAt('/new'))?.id).toBe('new')
  expect(await lastProjectStartedAt('/template/treehouse')).toBeUndefined()
})

test('each account of this browser has a copy of its own, so that one’s unsent edits never travel as the other’s', async () => {
  await rememberProject(copy('of-ali', 'ali'))
  expect(await findCopy('p', 'tom')).toBeUndefined()
  await rememberProject(copy('of-tom', 'tom'))
  expect((await findCopy('p', 'ali'))?.id).toBe('of-ali')
  expect((await findCopy('p', 'tom'))?.id).toBe('of-tom')
})

test('without a network the copy that was opened last is the one at the address, whatever the case of the name', async () => {
  await rememberProject(copy('of-ali', 'ali', 1))
  await rememberProject(copy('of-tom', 'tom', 2))
  expect((await findProjectAt('mia', 'den'))?.id).toBe('of-tom')
  expect(await findProjectAt('mia', 'attic')).toBeUndefined()
})
