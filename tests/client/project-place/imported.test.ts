import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { ProjectId } from '../../../model/ids.ts'
import type { User } from '../../../protocol/http/account.ts'
import { call } from '../../../src/client/http/call.ts'
import { createProjectRoute } from '../../../src/client/http/project-routes.ts'
import { findProject } from '../../../src/client/local-projects/local-projects.ts'
import {
  forgetImported,
  importedProject,
  offerImported,
} from '../../../src/client/project-place/imported-projects.ts'
import { openPlace } from '../../../src/client/project-place/open-place.ts'
import type { OpenProject } from '../../../src/client/project-place/open-project.ts'
import { anyRow, refuseRows } from '../project-session/support/refuse-rows.ts'
import { begunHere, openProject } from './support/open-place.ts'
import { claims, mia, newBrowser, tom } from './support/visits.ts'

vi.mock('../../../src/client/http/call.ts')

beforeEach(newBrowser)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const isStatus = ({ session }: OpenProject, kind: string): Promise<void> =>
  vi.waitFor(() => expect(session.saveStatus.get().kind).toBe(kind), { timeout: 10_000 })

/** Opens what came out of a file. */
async function openImported(who: User | null = null): Promise<OpenProject> {
  const id = crypto.randomUUID()
  offerImported(id, templateBytes('castle'))
  return openProject(begunHere(id), who)
}

/** Where the server puts what mia's account gets. */
const place = { _id: 'p1', username: 'mia', name: 'den', displayName: 'Den', published: null }

const miasPlace = {
  projectId: ProjectId.parse('p1'),
  username: 'mia',
  name: 'den',
  access: 'owner',
  account: 'mia',
} as const

const everyRow = [...anyRow, 'projects']
const castle = 'castle'
const templateIn = ({ session }: OpenProject): string | null => session.bus.project.meta.template

test('a project out of a file that finds no room is in the list with its maker as soon as it is stored, and is forgotten by the page', async () => {
  const accept = refuseRows(everyRow)
  const project = await openImported(mia)
  await isStatus(project, 'cannot-save')
  expect(importedProject(project.localId)).toBeDefined()
  accept()
  await isStatus(project, 'saved-on-device')
  await vi.waitFor(async () =>
    expect(await findProject(project.localId)).toMatchObject({ maker: 'mia', isKept: true }),
  )
  expect(importedProject(project.localId)).toBeUndefined()
  project.session.close()
})

test('a project out of a file that finds no room is there for who leaves it and comes back, by its address and by the bare one', async () => {
  const accept = refuseRows(anyRow)
  const project = await openImported()
  await isStatus(project, 'cannot-save')
  project.session.close()
  const bare = await openProject(begunHere(null))
  expect([bare.localId, templateIn(bare)]).toEqual([project.localId, castle])
  expect(importedProject(project.localId)).toBeDefined()
  bare.session.close()
  const named = await openProject(begunHere(project.localId))
  expect(templateIn(named)).toBe(castle)
  accept()
  await isStatus(named, 'saved-on-device')
  named.session.close()
})

test('a project out of a file that no disk has opens in another tab, whose page knows nothing of the file', async () => {
  onTestFinished(refuseRows(anyRow))
  const project = await openImported()
  await isStatus(project, 'cannot-save')
  forgetImported(project.localId)
  const beside = await openProject(begunHere(project.localId))
  expect(templateIn(beside)).toBe(castle)
  project.session.close()
  beside.session.close()
})

test('what somebody with an account has opened out of a file never becomes somebody else’s', async () => {
  const accept = refuseRows(everyRow)
  const project = await openImported(mia)
  await isStatus(project, 'cannot-save')
  expect(claims()).toBe(1)
  project.session.close()
  expect(await openPlace(begunHere(project.localId), tom)).toMatchObject({ code: 'project.missing' })
  expect(claims()).toBe(1)
  accept()
})

test('what a visitor has opened out of a file is nobody else’s once an account has claimed it, also where the list has no room', async () => {
  const accept = refuseRows(everyRow)
  const project = await openImported(null)
  await isStatus(project, 'cannot-save')
  project.meet(mia)
  await vi.waitFor(() => expect(claims()).toBe(1))
  await isMias(project)
  expect(claims()).toBe(1)
  accept()
})

/** Nobody else can open it, nor is asked whether it is theirs. */
const isMias = async ({ localId, session }: OpenProject): Promise<void> => {
  session.close()
  expect(await openPlace(begunHere(localId), tom)).toMatchObject({ code: 'project.missing' })
}

test('the page goes on to know whose a project out of a file is until the list has room, which is asked again and again', async () => {
  const accept = refuseRows(['projects'])
  const project = await openImported(mia)
  await isStatus(project, 'saved-on-device')
  await project.session.kept
  expect(await findProject(project.localId)).toBeUndefined()
  expect(importedProject(project.localId)).toBeUndefined()
  await isMias(project)
  accept()
  const isListed = async () =>
    expect(await findProject(project.localId)).toMatchObject({ maker: 'mia', isKept: true })
  await vi.waitFor(isListed, { timeout: 10_000 })
})

test.each([
  ['the disk has no room for it', anyRow],
  ['it is kept', []],
])(
  'what a visitor has opened out of a file, which is listed, is nobody else’s once an account has claimed it when the list is full, while %s',
  async (_name, refused) => {
    const accept = refuseRows(refused)
    const project = await openImported(null)
    await isStatus(project, refused.length > 0 ? 'cannot-save' : 'saved-on-device')
    await vi.waitFor(async () => expect(await findProject(project.localId)).toBeDefined())
    accept()
    refuseRows(everyRow)
    project.meet(mia)
    await vi.waitFor(() => expect(claims()).toBeGreaterThan(0))
    await isMias(project)
  },
)

test.each([
  ['has room for it', [], 'saved-on-device'],
  ['is full', everyRow, 'cannot-save'],
])(
  'what another tab has claimed for an account is nobody else’s in this one either, where the list %s',
  async (_name, refused, status) => {
    refuseRows(refused)
    const project = await openImported(null)
    await isStatus(project, status)
    await project.moveWith(miasPlace)
    await isMias(project)
  },
)

test.each([
  ['lists', anyRow],
  ['has no room to list', everyRow],
])(
  'who comes with an account to what a visitor has opened out of a file is asked first where the browser %s it',
  async (_name, refused) => {
    const accept = refuseRows(refused)
    const project = await openImported(null)
    await isStatus(project, 'cannot-save')
    project.session.close()
    const again = await openProject(begunHere(project.localId), tom)
    expect([again.isMakerAsked.get(), claims()]).toEqual([true, 0])
    await again.answerMaker(tom, false)
    again.session.close()
    const mias = await openProject(begunHere(project.localId), mia)
    expect([mias.isMakerAsked.get(), claims()]).toEqual([true, 0])
    accept()
    mias.session.close()
  },
)

test('a list without room keeps no project from the account', async () => {
  vi.mocked(call).mockResolvedValue({ ok: true, data: { project: place } })
  const accept = refuseRows(everyRow)
  const project = await openImported(mia)
  await vi.waitFor(() => expect(project.server.get()).toMatchObject({ projectId: 'p1' }))
  accept()
  project.session.close()
})

test('a project out of a file that an account has got opens again from the page that holds it, without disk and network', async () => {
  vi.mocked(call).mockImplementation(async (route) =>
    route === createProjectRoute
      ? { ok: true, data: { project: place } }
      : { ok: false, error: { code: 'general.offline', fields: [] } },
  )
  const accept = refuseRows(anyRow)
  const project = await openImported(mia)
  await vi.waitFor(() => expect(project.server.get()).not.toBeNull())
  await isStatus(project, 'cannot-save')
  project.session.close()
  const again = await openProject(begunHere(project.localId), mia)
  expect(templateIn(again)).toBe(castle)
  accept()
  again.session.close()
})
