import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  findCopy,
  findProject,
  findProjectAt,
  lastProjectStartedAt,
  projectsWithoutAccount,
  rememberProject,
} from '../../../src/client/local-projects/local-projects.ts'
import { noteMaker } from '../../../src/client/local-projects/note-maker.ts'
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
  expect((await lastProjectStartedAt('/new', null))?.id).toBe('new')
  expect(await lastProjectStartedAt('/template/treehouse', null)).toBeUndefined()
})

test('what was built without an account may be anybody’s who has not said no; what somebody made is nobody else’s', async () => {
  await rememberProject({ ...begun('visitors', 1), notMakers: ['tom'] })
  await rememberProject({ ...begun('of-ali', 2), maker: 'ali' })
  const ids = async (account: string | null) => (await projectsWithoutAccount(account)).map(({ id }) => id)
  expect(await ids('ali')).toEqual(['of-ali', 'visitors'])
  expect(await ids('kim')).toEqual(['visitors'])
  expect(await ids('tom')).toEqual([])
  expect(await ids(null)).toEqual(['of-ali', 'visitors'])
  expect((await lastProjectStartedAt('/new', 'kim'))?.id).toBe('visitors')
  expect(await lastProjectStartedAt('/new', 'tom')).toBeUndefined()
})

test('who chose to come in before a world is noted as its maker, once and for all', async () => {
  await rememberProject({ ...begun('den', 1), startedAt: '/template/treehouse' })
  expect(await noteMaker('den', 'mia')).toBe('/template/treehouse?project=den')
  expect(await noteMaker('den', 'tom')).toBeUndefined()
  expect((await findProject('den'))?.maker).toBe('mia')
  expect(await noteMaker('nothing', 'mia')).toBeUndefined()
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
