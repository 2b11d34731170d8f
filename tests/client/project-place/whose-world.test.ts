import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { ProjectId } from '../../../model/ids.ts'
import type { User } from '../../../protocol/http/account.ts'
import { findProject } from '../../../src/client/local-projects/local-projects.ts'
import { openPlace } from '../../../src/client/project-place/open-place.ts'
import { begunHere, openProject } from './support/open-place.ts'
import { claims, mia, newBrowser, tom } from './support/visits.ts'

vi.mock('../../../src/client/http/call.ts')

beforeEach(newBrowser)
afterEach(() => {
  vi.unstubAllGlobals()
})

const bare = begunHere(null)

/** Builds something at `/new` and goes. */
async function build(who: User | null): Promise<string> {
  const { session, localId } = await openProject(bare, who)
  session.bus.execute(renameProject, { displayName: 'Den' })
  await vi.waitFor(async () => expect((await findProject(localId))?.isKept).toBe(true))
  session.close()
  return localId
}

test('who logs in before a world that was built without an account gets it', async () => {
  await build(null)
  const project = await openProject(bare, null)
  project.meet(mia)
  await vi.waitFor(() => expect(claims()).toBe(1))
  expect(project.isMakerAsked.get()).toBe(false)
  expect((await findProject(project.localId))?.maker).toBe('mia')
  project.session.close()
})

test('who comes to it with an account is asked first; after a yes it is theirs, and nobody else’s', async () => {
  const localId = await build(null)
  const project = await openProject(bare, mia)
  expect(project.localId).toBe(localId)
  expect(project.isMakerAsked.get()).toBe(true)
  expect(claims()).toBe(0)
  await project.answerMaker(mia, true)
  expect(claims()).toBe(1)
  expect(project.isMakerAsked.get()).toBe(false)
  project.session.close()
  expect(await openPlace(begunHere(localId), tom)).toEqual({ ok: false, code: 'project.missing' })
  const toms = await openProject(bare, tom)
  expect(toms.localId).not.toBe(localId)
  toms.session.close()
})

test('a classmate who says no begins anew, and the world stays for who made it', async () => {
  const localId = await build(null)
  const toms = await openProject(bare, tom)
  await toms.answerMaker(tom, false)
  toms.session.close()
  expect(claims()).toBe(0)
  const again = await openProject(bare, tom)
  expect(again.localId).not.toBe(localId)
  expect(again.isMakerAsked.get()).toBe(false)
  again.session.close()
  const mias = await openProject(bare, mia)
  expect(mias.localId).toBe(localId)
  mias.session.close()
})

test('what somebody built with an account while the server was away goes to that account at its next visit, unasked', async () => {
  const localId = await build(mia)
  expect(claims()).toBe(1)
  const toms = await openProject(bare, tom)
  expect(toms.localId).not.toBe(localId)
  toms.session.close()
  const seen = await openProject(bare, null)
  seen.meet(tom)
  expect(claims()).toBe(1)
  expect(seen.isMakerAsked.get()).toBe(false)
  seen.session.close()
  const mias = await openProject(bare, mia)
  expect(mias.localId).toBe(localId)
  await vi.waitFor(() => expect(claims()).toBe(2))
  mias.session.close()
})

test('where a world has gone is in the list in the end, also when the list takes what was noted before and then has no room', async () => {
  const project = await openProject(bare, null)
  const { put } = IDBObjectStore.prototype
  let listings = 0
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (this.name === 'projects' && ++listings > 1) throw new DOMException('no room', 'QuotaExceededError')
    return put.apply(this, row)
  })
  onTestFinished(() => full.mockRestore())
  const place = { projectId: ProjectId.parse('p1'), username: 'mia', name: 'den' }
  await Promise.all([project.keep(), project.moveWith({ ...place, access: 'owner', account: 'mia' })])
  expect(listings).toBe(2)
  expect(await findProject(project.localId)).toMatchObject({ server: null, maker: 'mia' })
  full.mockRestore()
  await vi.waitFor(
    async () =>
      expect(await findProject(project.localId)).toMatchObject({ server: { name: 'den' }, maker: 'mia' }),
    { timeout: 10_000 },
  )
  project.session.close()
})
