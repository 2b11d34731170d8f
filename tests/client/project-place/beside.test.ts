import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { findProject, rememberProject } from '../../../src/client/local-projects/local-projects.ts'
import type { OpenProject } from '../../../src/client/project-place/open-project.ts'
import { isKept } from '../project-session/support/large-step.ts'
import { refuseRows } from '../project-session/support/refuse-rows.ts'
import { begunHere, openProject } from './support/open-place.ts'
import { claims, mia, newBrowser, tom } from './support/visits.ts'

vi.mock('../../../src/client/http/call.ts')

beforeEach(newBrowser)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const patient = { timeout: 10_000 }
const edit = ({ session }: OpenProject) =>
  session.bus.execute(renameProject, { displayName: 'Edited in the other tab' })

/** Two tabs that look at the same world, which this browser does not know. */
async function twoTabs() {
  const id = crypto.randomUUID()
  const first = await openProject(begunHere(id))
  const second = await openProject(begunHere(id))
  expect(first.address.get()).toBe('/new')
  return { id, first, second }
}

test('a world that another tab has edited is found again, also when that tab could not note it and is gone', async () => {
  const { id, first, second } = await twoTabs()
  const accept = refuseRows(['projects'])
  edit(second)
  await isKept(first.session)
  expect(first.address.get()).toBe(`/new?project=${id}`)
  second.session.close()
  expect(await findProject(id)).toBeUndefined()
  accept()
  await vi.waitFor(async () => expect(await findProject(id)).toMatchObject({ isKept: true }), patient)
  first.session.close()
  const again = await openProject(begunHere(null))
  expect(again.session.bus.project.meta.displayName).toBe('Edited in the other tab')
  again.session.close()
})

test('a world that another tab has edited goes to who logs in in this one', async () => {
  const { first, second } = await twoTabs()
  edit(second)
  await isKept(first.session)
  second.session.close()
  first.meet(mia)
  await vi.waitFor(() => expect(claims()).toBe(1))
  first.session.close()
})

test('what another tab has noted of a world is not lost when this one notes it', async () => {
  const { id, first, second } = await twoTabs()
  second.session.close()
  await rememberProject({ id, startedAt: '/new', openedAt: 1, maker: 'mia', server: null })
  edit(first)
  await vi.waitFor(async () => expect(await findProject(id)).toMatchObject({ isKept: true, maker: 'mia' }))
  first.session.close()
})

test('a tab that knows another account than the one whose the list says it is claims nothing, and changes nothing of it', async () => {
  const { id, first, second } = await twoTabs()
  second.session.close()
  await rememberProject({ id, startedAt: '/new', openedAt: 1, maker: 'mia', server: null })
  first.meet(tom)
  edit(first)
  await isKept(first.session)
  await vi.waitFor(async () => expect(await findProject(id)).toMatchObject({ isKept: true, maker: 'mia' }))
  expect(claims()).toBe(0)
  first.session.close()
})

test('a list that is noted from what was known before loses neither whose a world is nor who has said that it is not theirs', async () => {
  const old = { id: 'den', startedAt: '/new', openedAt: 1, server: null }
  await rememberProject({ ...old, notMakers: ['tom'] })
  await rememberProject({ ...old, openedAt: 2, isKept: true })
  expect(await rememberProject({ ...old, notMakers: ['ada'], isKept: false })).toEqual({
    ...old,
    openedAt: 2,
    isKept: true,
    notMakers: ['tom', 'ada'],
  })
  await rememberProject({ ...old, maker: 'mia' })
  await rememberProject(old)
  await rememberProject({ ...old, maker: 'tom' })
  expect((await findProject('den'))?.maker).toBe('mia')
})

test('a bare address begins anew for who may not have the last world, also where only the page knows whose it is', async () => {
  const first = await openProject(begunHere(null))
  edit(first)
  await vi.waitFor(async () => expect(await findProject(first.localId)).toMatchObject({ isKept: true }))
  refuseRows(['projects'])
  first.meet(mia)
  await vi.waitFor(() => expect(claims()).toBe(1))
  first.session.close()
  const toms = await openProject(begunHere(null), tom)
  expect(toms.localId).not.toBe(first.localId)
  toms.session.close()
})
