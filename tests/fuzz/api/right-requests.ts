import { createHash } from 'node:crypto'
import type { WiderVisibility } from '../../../protocol/http/approvals.ts'
import { hashResetCode } from '../../../server/auth/reset-code.ts'
import { hashSessionToken } from '../../../server/auth/session-token.ts'
import { uploaded } from '../../server/assets/support.ts'
import { form, newProject, type Person, signedUp, visitor } from '../../server/support/person.ts'
import { pngPicture } from '../../server/support/publication.ts'
import { publishedProject } from '../../server/support/publish-project.ts'
import type { TestServer } from '../../server/support/test-server.ts'

/** What makes a call succeed: who asks, and values of its fields by their names; the others follow from the schema. */
export interface RightRequest {
  readonly person: Person
  readonly values: Readonly<Record<string, unknown>>
  /** For a call whose body is bytes. */
  readonly body?: { readonly type: string; readonly bytes: Buffer }
}

interface Cast {
  readonly number: number
  readonly owner: Person
  readonly ownerName: string
  readonly staff: Person
  readonly world: Awaited<ReturnType<typeof publishedProject>>
  readonly own: string
}

/** By `METHOD /path`; only calls that seldom succeed with values of their schemas alone. */
export async function rightRequests(
  server: TestServer,
  { number, owner, ownerName, staff, world, own }: Cast,
): Promise<ReadonlyMap<string, RightRequest>> {
  const { origin, storage, database } = server
  const guest = visitor(origin)
  const image = new Uint8Array(await pngPicture().arrayBuffer())
  const pictures = ['cat', 'moon', 'tree']
  const leaver = await signedUp(origin, `leaver${number}`)
  const goer = await signedUp(origin, `goer${number}`)
  const teacher = await signedUp(origin, `teacher${number}`)
  await storage.roles.grant((await storage.accounts.byUsername(`teacher${number}`))?.id ?? '', 'teacher', 1)
  const { profileImg } = (
    await leaver.call('POST', '/api/users/profile/upload', form({ image: pngPicture() }))
  ).json.user

  const mover = await signedUp(origin, `mover${number}`)
  const letter = { token: `letter${number}`, code: '123456' }
  await storage.emailChanges.begin({
    userId: (await storage.accounts.byUsername(`mover${number}`))?.id ?? '',
    tokenHash: hashSessionToken(letter.token),
    email: `moved${number}@example.org`,
    oldCodeHash: null,
    newCodeHash: hashResetCode(letter.token, letter.code),
    at: Date.now(),
    expiresAt: Date.now() + 3_600_000,
  })

  const binned = await newProject(owner, `Binned ${number}`)
  const thrown = await newProject(owner, `Thrown ${number}`)
  const doomed = await newProject(owner, `Doomed ${number}`)
  const filled = await owner.call(
    'POST',
    '/api/project',
    form({ displayName: `Filled ${number}`, scenes: '[{"name":"scene1"}]' }),
  )
  for (const id of [binned, thrown]) await storage.bin.put(id, Date.now())
  await owner.call('POST', '/api/project/invite', {
    projectId: own,
    username: `staff${number}`,
    role: 'viewer',
  })
  const link = (await owner.call('POST', '/api/project/invitations', { projectId: own, role: 'viewer' })).json
  await owner.call(
    'POST',
    '/api/project/screenshot/upload',
    form({ projectId: own, name: 'scene1', screenshot360: pngPicture() }),
  )
  const address = String(
    (await owner.call('POST', '/api/project/upload-address', { projectId: own })).json.token,
  )
  await database
    .insertInto('closed_epoch')
    .values({ project_id: own, epoch: 1, through_id: 0, at: 1, bytes: new Uint8Array([0, 0]) })
    .execute()

  const newClass = async () => (await teacher.call('POST', '/api/class', { name: 'Robots' })).json.class
  const school = await newClass()
  const other = await newClass()
  const pupilCalled = async (nickname: string) => {
    const person = visitor(origin)
    await person.call('POST', '/api/class/join', { code: school.code, nickname, pictures })
    return { person, username: String((await person.call('GET', '/api/auth/me')).json.user.username) }
  }
  const [mia, ben, zoe] = [await pupilCalled('Mia'), await pupilCalled('Ben'), await pupilCalled('Zoe')]
  const shown = await publishedProject(mia.person, `Shown ${number}`)
  const wanted: WiderVisibility = 'public'
  await mia.person.call('POST', '/api/class/approvals', { projectId: shown._id, wanted })
  await leaver.call('POST', '/api/report', { projectId: world._id, reason: 'other', note: '' })
  const [{ publication }] = (await teacher.call('GET', `/api/class/approvals?id=${school.id}`)).json.approvals

  const { key } = await uploaded(owner, 'a.png', image, { assetType: 'images' })
  const { key: deletedKey } = await uploaded(owner, 'b.png', image, { assetType: 'images' })
  const beginUpload = async (hash: string) =>
    (await owner.call('POST', '/api/assets/uploads', { fileName: 'a.png', length: image.byteLength, hash }))
      .json.uploadId
  const begun = await beginUpload('0'.repeat(64))
  const whole = await beginUpload(createHash('sha256').update(image).digest('hex'))
  const partType = 'application/offset+octet-stream'
  await fetch(`${origin}/api/assets/uploads/${whole}?offset=0`, {
    method: 'PATCH',
    headers: { origin, cookie: owner.cookie, 'content-type': partType },
    body: image,
  })
  const steps = Array.from({ length: 9 }, (_, index) => ({
    type: 'course-step',
    hoc: 't-rex',
    step: index + 1,
  }))
  await owner.call('POST', '/api/events', { events: steps })
  const certificate = (await owner.call('POST', '/api/courses/certificate', { course: 't-rex' })).json

  await guest.call(
    'POST',
    '/api/feedback',
    form({
      email: `guest${number}@example.org`,
      description: `Feedback ${number}`,
      modalType: 'bug',
      image: pngPicture(),
      recording: new Blob(['a recording']),
    }),
  )
  const feedback = (await storage.feedback.newest()).find(({ description }) =>
    description.endsWith(` ${number}`),
  )

  const question = {
    person: staff,
    values: { events: { event1: { event_type: 'sign-up' } }, startDate: '2022-11-01', endDate: '2022-12-01' },
  }
  const project = { username: ownerName, projectname: world.name }
  return new Map<string, RightRequest>([
    // Who logs in or signs up with a login ends it, and these people's are still needed.
    [
      'POST /api/users',
      {
        person: guest,
        values: {
          username: `new${number}`,
          email: `new${number}@example.org`,
          password: 'a fine password',
          token: undefined,
        },
      },
    ],
    ['POST /api/users/profile/upload', { person: owner, values: { image } }],
    ['PUT /api/streak/time-zone', { person: owner, values: { timeZone: 'Europe/Berlin' } }],
    ['GET /api/feedback', { person: staff, values: {} }],
    ['GET /api/moderation', { person: staff, values: {} }],
    ['POST /api/report', { person: staff, values: { projectId: world._id, username: ownerName } }],
    ['POST /api/auth/login', { person: guest, values: { username: ownerName, password: 'correct horse' } }],
    ['POST /api/auth/forgetPassword', { person: guest, values: { email: `${ownerName}@example.org` } }],
    ['GET /api/auth/logout', { person: goer, values: {} }],
    ['POST /api/auth/logout', { person: goer, values: {} }],
    [
      'POST /api/users/email',
      { person: leaver, values: { email: `gone${number}@example.org`, password: 'correct horse' } },
    ],
    ['POST /api/users/email/confirm', { person: mover, values: letter }],
    ['GET /api/auth/google', { person: guest, values: {} }],
    ['GET /api/auth/google/callback', { person: guest, values: {} }],
    ['DELETE /api/users', { person: leaver, values: { password: 'correct horse' } }],
    [
      'GET /api/users/picture/{key}',
      { person: guest, values: { key: String(profileImg).split('/').at(-1) } },
    ],
    ['GET /api/feedback/image', { person: staff, values: { id: feedback?.id } }],
    ['GET /api/feedback/recording', { person: staff, values: { id: feedback?.id } }],
    [
      'POST /api/moderation',
      { person: staff, values: { kind: 'project', id: world._id, decision: 'dismiss' } },
    ],
    ['GET /api/project/members', { person: owner, values: { projectId: own } }],
    ['GET /api/project/invitations', { person: owner, values: { projectId: own } }],
    ['POST /api/project/invitations', { person: owner, values: { projectId: own } }],
    ['POST /api/project/invitations/accept', { person: staff, values: { token: link.token } }],
    ['POST /api/project/upload-address', { person: owner, values: { projectId: own } }],
    ['GET /api/project/history', { person: owner, values: { projectId: own } }],
    ['POST /api/project/bin/restore', { person: owner, values: { id: binned } }],
    ['DELETE /api/project', { person: owner, values: { id: doomed } }],
    ['DELETE /api/project/bin', { person: owner, values: { id: thrown } }],
    [
      'DELETE /api/project/members',
      { person: owner, values: { projectId: own, username: `staff${number}` } },
    ],
    [
      'DELETE /api/project/invitations',
      { person: owner, values: { projectId: own, id: link.invitation.id } },
    ],
    ['GET /api/project/closed-epoch', { person: owner, values: { projectId: own, epoch: 1 } }],
    [
      'GET /api/project/history/state',
      { person: owner, values: { projectId: filled.json.project._id, at: 0 } },
    ],
    [
      'GET /api/project/picture',
      { person: owner, values: { projectId: own, kind: 'panorama', name: 'scene1' } },
    ],
    [
      'POST /api/project/upload/{token}',
      { person: guest, values: { token: address.split('/').at(-1), name: 'scene1' } },
    ],
    [
      'POST /api/project/screenshot/upload',
      { person: owner, values: { projectId: own, name: 'scene1', screenshot360: image } },
    ],
    ['GET /api/project/by-name', { person: guest, values: { username: ownerName, name: world.name } }],
    ['PUT /api/project', { person: owner, values: { id: own } }],
    ['PUT /api/project/visibility', { person: owner, values: { id: own, visibility: 'link' } }],
    ['POST /api/project/invite', { person: owner, values: { projectId: own, username: `leaver${number}` } }],
    [
      'POST /api/project/publish',
      {
        person: owner,
        values: { projectId: world._id, displayName: 'World', screenshot: image, screenshot360: image },
      },
    ],
    ['GET /api/project/similiar', { person: guest, values: project }],
    ['GET /api/project/remixes', { person: guest, values: project }],
    ['GET /api/project/of-user', { person: guest, values: { username: ownerName } }],
    ['GET /api/users/profile', { person: guest, values: { username: ownerName } }],
    ['GET /api/play/{code}', { person: guest, values: { code: world.published.playCode } }],
    [
      'GET /api/play/{code}/snapshot',
      { person: guest, values: { code: world.published.playCode, v: undefined } },
    ],
    [
      'GET /api/play/{code}/picture',
      { person: guest, values: { code: world.published.playCode, v: undefined } },
    ],
    [
      'GET /api/play/{code}/panorama',
      { person: guest, values: { code: world.published.playCode, v: undefined } },
    ],
    ['POST /api/project/clone', { person: owner, values: { projectId: own, id: own } }],
    ['POST /api/project/like', { person: staff, values: project }],
    ['POST /api/class', { person: teacher, values: { name: 'Dragons' } }],
    ['PUT /api/class', { person: teacher, values: { id: other.id, name: 'Castles' } }],
    ['POST /api/class/code', { person: teacher, values: { id: other.id } }],
    [
      'POST /api/class/join',
      { person: guest, values: { code: school.code, nickname: `Tim${number % 1000}`, pictures } },
    ],
    ['POST /api/class/login', { person: guest, values: { code: school.code, nickname: 'Mia', pictures } }],
    ['GET /api/class/pupils', { person: teacher, values: { id: school.id } }],
    ['POST /api/class/pupils', { person: teacher, values: { id: school.id, nickname: 'Ida', pictures } }],
    [
      'PUT /api/class/pupils',
      { person: teacher, values: { id: school.id, username: ben.username, pictures } },
    ],
    ['DELETE /api/class/pupils', { person: teacher, values: { id: school.id, username: ben.username } }],
    ['GET /api/class/projects', { person: teacher, values: { id: school.id } }],
    ['GET /api/class/approvals', { person: teacher, values: { id: school.id } }],
    ['POST /api/class/approvals', { person: mia.person, values: { projectId: shown._id, wanted } }],
    [
      'PUT /api/class/approvals',
      { person: teacher, values: { projectId: shown._id, publication, isApproved: false } },
    ],
    [
      'POST /api/users/keep',
      {
        person: zoe.person,
        values: {
          username: `kept${number}`,
          email: `kept${number}@example.org`,
          password: 'a fine password',
        },
      },
    ],
    ['PUT /api/assets', { person: owner, values: { key, assetName: 'Another' } }],
    ['GET /api/assets', { person: owner, values: {} }],
    ['DELETE /api/assets', { person: owner, values: { key: deletedKey } }],
    ['POST /api/assets/restore', { person: owner, values: { key: deletedKey } }],
    ['GET /api/assets/uploads/{uploadId}', { person: owner, values: { uploadId: begun } }],
    [
      'PATCH /api/assets/uploads/{uploadId}',
      {
        person: owner,
        values: { uploadId: begun, offset: 0 },
        body: { type: partType, bytes: Buffer.from(image) },
      },
    ],
    ['POST /api/assets/uploads/{uploadId}/finish', { person: owner, values: { uploadId: whole } }],
    ['POST /api/courses/certificate', { person: owner, values: { course: 't-rex' } }],
    ['GET /api/certificate/{code}', { person: guest, values: { code: certificate.code } }],
    [
      'GET /api/statistics/all',
      {
        person: staff,
        values: { filter_by: 'weeks', interval: '8', from_date: undefined, to_date: undefined },
      },
    ],
    ['POST /api/statistics/segmentation', question],
    ['POST /api/statistics/segmentation-total', question],
    ['POST /api/statistics/funnel', question],
  ])
}
