import { afterAll, beforeAll, expect, it } from 'vitest'
import { form, newProject, type Person, signedUp, signUpBody, visitor } from './support/person.ts'
import { pngPicture } from './support/publication.ts'
import { publish } from './support/publish.ts'
import { signedUpStaff } from './support/staff.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let staff: Person
beforeAll(async () => {
  server = await startTestServer()
  staff = await signedUpStaff(server, 'Boss')
})
afterAll(() => server.end())

const idOf = async (username: string): Promise<string> =>
  (await server.storage.accounts.byUsername(username))?.id ?? ''
const cases = async () => (await staff.call('GET', '/api/moderation')).json.cases
const decide = (kind: string, id: string, decision: string) =>
  staff.call('POST', '/api/moderation', { kind, id, decision })
const report = (person: Person, about: object, more: object = {}) =>
  person.call('POST', '/api/report', { ...about, reason: 'unkind', ...more })

/** A published world; answers its id and play code. */
async function published(person: Person, displayName: string): Promise<{ id: string; playCode: string }> {
  const id = await newProject(person, displayName)
  const { json } = await publish(person, id, displayName, displayName)
  return { id, playCode: json.project.published.playCode }
}

const isInCommunity = async (id: string): Promise<boolean> => {
  const { json } = await visitor(server.origin).call('GET', '/api/project/v2?isKidProject=true&limit=60')
  return json.projects.some((project: { _id: string }) => project._id === id)
}

it('[P04] shows the queue to staff only, and lets only them decide', async () => {
  const teacher = await signedUp(server.origin, 'Teacher')
  await server.storage.roles.grant(await idOf('Teacher'), 'teacher', 1)
  for (const person of [visitor(server.origin), teacher]) {
    expect((await person.call('GET', '/api/moderation')).json.code).toBe('moderation.staff-only')
    const body = { kind: 'profile', id: await idOf('Boss'), decision: 'hide' }
    expect((await person.call('POST', '/api/moderation', body)).json).toMatchObject({
      status: 403,
      code: 'moderation.staff-only',
    })
  }
})

it('queues a reported project once for each person, without saying who they are', async () => {
  const maker = await signedUp(server.origin, 'Maker')
  const fan = await signedUp(server.origin, 'Fan')
  const { id, playCode } = await published(maker, 'Volcano')
  for (const note of ['first', 'second']) {
    expect((await report(fan, { projectId: id }, { note })).status).toBe(200)
  }
  expect((await report(visitor(server.origin), { projectId: id }, { reason: 'scary' })).status).toBe(200)
  const [one, ...others] = await cases()
  expect(others).toEqual([])
  expect(one).toEqual({
    subject: {
      kind: 'project',
      id,
      displayName: 'Volcano',
      description: '',
      username: 'Maker',
      name: 'volcano',
      playCode,
    },
    isHidden: false,
    reports: [
      { at: expect.any(Number), reason: 'unkind', note: 'first' },
      { at: expect.any(Number), reason: 'scary', note: '' },
    ],
  })
  expect((await decide('project', id, 'dismiss')).status).toBe(200)
  expect(await cases()).toEqual([])
  expect(await isInCommunity(id)).toBe(true)
  await report(fan, { projectId: id })
  expect(await cases()).toHaveLength(1)
  await decide('project', id, 'dismiss')
})

it('hides a project from lists and play, keeps it hidden whatever its maker does, and shows it again', async () => {
  const maker = await signedUp(server.origin, 'Mona')
  const { id, playCode } = await published(maker, 'Reef')
  await report(visitor(server.origin), { projectId: id })
  expect((await decide('project', id, 'hide')).status).toBe(200)
  const stranger = visitor(server.origin)
  const seen = async () => [
    (await stranger.call('GET', `/api/play/${playCode}`)).status,
    (await stranger.call('GET', `/api/play/${playCode}/snapshot`)).status,
    (await stranger.call('GET', '/api/project/by-name?username=Mona&name=reef')).status,
    (await stranger.call('GET', '/api/project/of-user?username=Mona')).json.projects.length,
    await isInCommunity(id),
  ]
  expect(await seen()).toEqual([404, 404, 404, 0, false])
  const again = await publish(maker, id, 'Reef', 'other')
  expect(again.json).toMatchObject({ status: 403, code: 'moderation.hidden' })
  for (const visibility of ['public', 'link']) {
    const answer = await maker.call('PUT', '/api/project/visibility', { id, visibility })
    expect(answer.json.code, visibility).toBe('moderation.hidden')
  }
  expect(await seen()).toEqual([404, 404, 404, 0, false])
  expect((await maker.call('GET', '/api/project/by-name?username=Mona&name=reef')).json.access).toBe('owner')
  await decide('project', id, 'hide')
  await decide('project', id, 'show')
  expect(await seen()).toEqual([200, 200, 200, 1, true])
  expect((await publish(maker, id, 'Reef', 'other')).status).toBe(200)
})

it('tells the owner alone that staff hid a project', async () => {
  const maker = await signedUp(server.origin, 'Ruth')
  const friend = await signedUp(server.origin, 'Sven')
  const { id: projectId } = await published(maker, 'Cliff')
  await maker.call('POST', '/api/project/invite', { projectId, username: 'Sven', role: 'editor' })
  const told = async (person: Person) => {
    const of = async (path: string) => (await person.call('GET', path)).json
    const { project } = await of('/api/project/by-name?username=Ruth&name=cliff')
    const [mine] = (await of('/api/project/mine')).projects
    const [shelf] = (await of('/api/project/of-user?username=Ruth')).projects
    return [project, mine, shelf].map((one) => one?.isHidden)
  }
  expect(await told(maker)).toEqual([undefined, undefined, undefined])
  await decide('project', projectId, 'hide')
  expect(await told(maker)).toEqual([true, true, true])
  expect(await told(friend)).toEqual([undefined, undefined, undefined])
  await decide('project', projectId, 'show')
  expect(await told(maker)).toEqual([undefined, undefined, undefined])
  const ruth = await idOf('Ruth')
  await decide('profile', ruth, 'hide')
  expect(await told(maker)).toEqual([true, true, true])
  await decide('profile', ruth, 'show')
})

it('hides a profile with all its projects, new ones too, and brings back only what it took', async () => {
  const maker = await signedUp(server.origin, 'Nils')
  const { id } = await published(maker, 'Harbour')
  const hidden = await published(maker, 'Storm')
  const own = await newProject(maker, 'Draft')
  await decide('project', hidden.id, 'hide')
  const nils = await idOf('Nils')
  await report(visitor(server.origin), { username: 'nils' }, { reason: 'private-data' })
  expect(await cases()).toEqual([
    expect.objectContaining({
      subject: { kind: 'profile', id: nils, username: 'Nils', displayName: 'Nils Muster', description: '' },
    }),
  ])
  expect((await decide('profile', nils, 'delete')).json.code).toBe('moderation.not-for-profiles')
  const { profileImg } = (
    await maker.call('POST', '/api/users/profile/upload', form({ image: pngPicture() }))
  ).json.user
  expect((await visitor(server.origin).call('GET', profileImg)).status).toBe(200)
  await decide('profile', nils, 'hide')
  expect((await visitor(server.origin).call('GET', profileImg)).status).toBe(404)
  expect((await maker.call('GET', profileImg)).status).toBe(200)
  expect(await cases()).toEqual([])
  const stranger = visitor(server.origin)
  for (const path of ['/api/users/profile?username=Nils', '/api/project/of-user?username=Nils']) {
    expect((await stranger.call('GET', path)).status, path).toBe(404)
    expect((await maker.call('GET', path)).status, path).toBe(200)
  }
  expect(await isInCommunity(id)).toBe(false)
  expect((await publish(maker, own, 'Draft', 'draft')).json.code).toBe('moderation.hidden')
  await decide('profile', nils, 'show')
  expect(await isInCommunity(id)).toBe(true)
  expect(await isInCommunity(hidden.id)).toBe(false)
})

it('[P04] keeps what was decided and by whom, whether somebody reported it or not', async () => {
  const maker = await signedUp(server.origin, 'Lena')
  const { id } = await published(maker, 'Lagoon')
  const decisions = async () => (await staff.call('GET', '/api/moderation')).json.decisions
  await decide('project', id, 'hide')
  const [hidden] = await decisions()
  expect(hidden).toMatchObject({
    by: 'Boss',
    decision: 'hide',
    isHidden: true,
    subject: { displayName: 'Lagoon' },
  })
  await decide('project', id, 'show')
  const [shown, before] = await decisions()
  expect(shown).toMatchObject({ decision: 'show', isHidden: false, subject: { kind: 'project', id } })
  expect(before).toMatchObject({ id: hidden.id, decision: 'hide', isHidden: false })
})

it('puts a project into its maker’s bin, and it stays hidden when it comes back', async () => {
  const maker = await signedUp(server.origin, 'Otto')
  const { id, playCode } = await published(maker, 'Tower')
  await report(visitor(server.origin), { projectId: id })
  expect((await decide('project', id, 'delete')).status).toBe(200)
  expect(await cases()).toEqual([])
  expect((await visitor(server.origin).call('GET', `/api/play/${playCode}`)).status).toBe(404)
  const own = await newProject(maker, 'Own')
  await maker.call('DELETE', '/api/project', { id: own })
  const { projects } = (await maker.call('GET', '/api/project/bin')).json
  const fromStaff = (one: { _id: string; isFromStaff?: boolean }) => [one._id, one.isFromStaff]
  expect(new Map(projects.map(fromStaff))).toEqual(new Map(Object.entries({ [id]: true, [own]: undefined })))
  expect((await maker.call('POST', '/api/project/bin/restore', { id })).status).toBe(200)
  const copy = await maker.call('POST', '/api/project/clone', form({ projectId: id }))
  expect(copy.json, 'nor does a copy of it').toMatchObject({ status: 403, code: 'moderation.hidden' })
  expect((await publish(maker, id, 'Tower', 'text')).json.code).toBe('moderation.hidden')
  expect((await visitor(server.origin).call('GET', `/api/play/${playCode}`)).status).toBe(404)
  expect((await decide('project', 'nothing', 'hide')).json.code).toBe('moderation.missing')
})

it('takes no report of what one may not see, of one’s own, or without a reason', async () => {
  const maker = await signedUp(server.origin, 'Pia')
  const secret = await newProject(maker, 'Secret')
  const other = await signedUp(server.origin, 'Quinn')
  expect((await report(other, { projectId: secret })).json.code).toBe('project.missing')
  expect((await report(maker, { projectId: secret })).json.code).toBe('report.own')
  expect((await report(maker, { username: 'Pia' })).json.code).toBe('report.own')
  expect((await report(maker, { username: 'nobody' })).json.code).toBe('account.person-missing')
  expect((await report(other, { username: 'Pia' }, { reason: 'boring' })).status).toBe(400)
  expect((await report(other, { username: 'Pia', projectId: secret })).status).toBe(400)
  expect((await report(other, { username: 'Pia' }, { note: 'x'.repeat(501) })).status).toBe(400)
  expect(await cases()).toEqual([])
})

it('asks for other words where others would read them, and lets harmless ones through', async () => {
  const rude = await visitor(server.origin).call('POST', '/api/users', signUpBody('Arschloch7'))
  expect(rude.json).toMatchObject({
    status: 422,
    code: 'words.unkind',
    errors: [{ field: 'username', code: 'words.unkind' }, { field: 'name' }],
  })
  expect(await server.storage.accounts.byUsername('Arschloch7')).toBe(undefined)
  const essex = await signedUp(server.origin, 'Essex')
  const id = await newProject(essex, 'Scheiße')
  const refused = await publish(essex, id, 'Scheiße', 'text')
  expect(refused.json).toMatchObject({ status: 422, errors: [{ field: 'displayName' }] })
  const described = await publish(essex, id, 'Scunthorpe', 'text', { description: 'f u c k this' })
  expect(described.json).toMatchObject({ code: 'words.unkind', errors: [{ field: 'description' }] })
  const open = await essex.call('PUT', '/api/project/visibility', { id, visibility: 'link' })
  expect(open.json.code).toBe('words.unkind')
  expect((await publish(essex, id, 'Scunthorpe', 'text', { description: 'Der dicke Drache' })).status).toBe(
    200,
  )
  const renamed = await essex.call('PUT', '/api/project', form({ id, displayName: 'Hurensohn' }))
  expect(renamed.json.code).toBe('words.unkind')
  const profile = await essex.call('PUT', '/api/users/profile', { about: 'Fick dich' })
  expect(profile.json).toMatchObject({ status: 422, errors: [{ field: 'about' }] })
})

it('[P04] lets nobody more into a world that staff hid, also after its maker took it out of the bin', async () => {
  const maker = await signedUp(server.origin, 'Spreader')
  const guest = await signedUp(server.origin, 'Guest')
  const { id: projectId } = await published(maker, 'Removed')
  const link = '/api/project/invitations'
  const { token } = (await maker.call('POST', link, { projectId, role: 'viewer' })).json
  expect((await decide('project', projectId, 'hide')).status).toBe(200)
  await maker.call('DELETE', '/api/project', { id: projectId })
  await maker.call('POST', '/api/project/bin/restore', { id: projectId })
  const invited = { projectId, username: 'Guest', role: 'viewer' }
  for (const answer of [
    await maker.call('POST', '/api/project/invite', invited),
    await maker.call('POST', link, { projectId, role: 'editor' }),
    await guest.call('POST', `${link}/accept`, { token }),
    await maker.call('PUT', '/api/project/visibility', { id: projectId, visibility: 'link' }),
  ])
    expect([answer.status, answer.json.code]).toEqual([403, 'moderation.hidden'])
  await decide('project', projectId, 'show')
  expect((await guest.call('POST', `${link}/accept`, { token })).status).toBe(200)
})
