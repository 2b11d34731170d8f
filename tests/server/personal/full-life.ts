import { newId } from '../../../server/storage/new-id.ts'
import { uploaded } from '../assets/support.ts'
import { openEditor } from '../support/editor.ts'
import { form, newProject, type Person, signedUp, signUpBody, visitor } from '../support/person.ts'
import { pngPicture } from '../support/publication.ts'
import { publishedProject } from '../support/publish-project.ts'
import { signedUpStaff } from '../support/staff.ts'
import type { TestServer } from '../support/test-server.ts'

/** Somebody who has used everything that the server has, and what says so wherever it stands. */
export interface FullLife {
  readonly person: Person
  readonly id: string
  /** None of it is a word of anybody else's, nor so short that random keys hold it by chance. */
  readonly words: readonly string[]
  readonly password: string
  /** A remix that somebody else made of hers, and the project of somebody else in which she built. */
  readonly remixId: string
  readonly sharedId: string
}

const password = 'correct horse'
const picturePng = async () => new Uint8Array(await pngPicture().arrayBuffer())

async function editorOnce(person: Person, projectId: string, word: string): Promise<void> {
  const editor = openEditor(person, projectId)
  await editor.untilSynced()
  editor.document.getMap('meta').set('word', word)
  await editor.untilStored()
  editor.close()
}

/** Lets somebody leave a trace in every table that can hold one. */
export async function liveFully(server: TestServer): Promise<FullLife> {
  const { origin, storage, database } = server
  const other = await signedUp(origin, 'other1')
  const staff = await signedUpStaff(server, 'boss')
  const zoe = visitor(origin)
  const must = async (promise: ReturnType<Person['call']>) => {
    const answer = await promise
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.json)}`)
    return answer.json
  }
  const logInAnew = async () => {
    zoe.cookie = ''
    await must(zoe.call('POST', '/api/auth/login', { username: 'zoraidazauber', password }))
  }
  const { user } = await must(
    zoe.call('POST', '/api/users', {
      ...signUpBody('zoraidazauber'),
      name: 'Zoraida Zauberwort',
      domainKey: 'zoraidadomain',
      utmTags: { utm_source: 'zoraidacampaign' },
    }),
  )
  const id = String(user._id)
  const idOf = async (username: string) => (await storage.accounts.byUsername(username))?.id ?? ''
  await storage.roles.grant(id, 'teacher', 1)
  await logInAnew()
  await storage.identities.link({ issuer: 'https://social.example', subject: 'zoraidasubject' }, id, 1)
  await must(zoe.call('POST', '/api/auth/forgetPassword', { step: 1, email: 'zoraidazauber@example.org' }))
  await must(zoe.call('POST', '/api/users/email', { email: 'zoraidanew@example.org', password }))
  await must(zoe.call('PUT', '/api/users/profile', { about: 'zoraidaabout' }))
  await must(zoe.call('POST', '/api/users/profile/upload', form({ image: pngPicture() })))
  await must(zoe.call('PUT', '/api/streak/time-zone', { timeZone: 'Pacific/Chatham' }))

  const own = await publishedProject(zoe, 'Zoraidacastle', { tags: 'game' })
  await must(zoe.call('PUT', '/api/project', form({ id: own._id, displayName: 'Zoraidatower' })))
  await must(
    zoe.call(
      'POST',
      '/api/project/screenshot/upload',
      form({ projectId: own._id, name: 'scene1', screenshot360: pngPicture() }),
    ),
  )
  await must(zoe.call('POST', '/api/project/invitations', { projectId: own._id, role: 'viewer' }))
  await must(
    zoe.call('POST', '/api/project/invite', { projectId: own._id, username: 'other1', role: 'viewer' }),
  )
  await editorOnce(zoe, own._id, 'zoraidaedit')
  const binned = await newProject(zoe, 'Zoraidabinned')
  await must(zoe.call('DELETE', '/api/project', { id: binned }))
  const remix = await must(
    other.call('POST', '/api/project/clone', form({ projectId: own._id, displayName: 'Remix' })),
  )

  const shared = await publishedProject(other, 'Shared')
  await must(
    other.call('POST', '/api/project/invite', {
      projectId: shared._id,
      username: 'zoraidazauber',
      role: 'editor',
    }),
  )
  await editorOnce(zoe, shared._id, 'together')
  const left = await newProject(other, 'Left')
  await must(
    other.call('POST', '/api/project/invite', { projectId: left, username: 'zoraidazauber', role: 'viewer' }),
  )
  await must(other.call('DELETE', '/api/project/members', { projectId: left, username: 'zoraidazauber' }))
  await must(zoe.call('POST', '/api/project/like', { username: 'other1', projectname: shared.name }))

  await uploaded(zoe, 'zoraidafile.png', await picturePng(), { assetType: 'images' })
  await must(
    zoe.call('POST', '/api/assets/uploads', {
      fileName: 'zoraidaunfinished.png',
      length: 70,
      hash: '0'.repeat(64),
      assetType: 'images',
    }),
  )

  const taught = (await must(zoe.call('POST', '/api/class', { name: 'Robots' }))).class
  await storage.roles.grant(await idOf('other1'), 'teacher', 1)
  const visited = (await must(other.call('POST', '/api/class', { name: 'Of other' }))).class
  await must(zoe.call('POST', '/api/class/join', { code: visited.code }))
  const pupil = visitor(origin)
  await must(
    pupil.call('POST', '/api/class/join', {
      code: taught.code,
      nickname: 'Ben',
      pictures: ['cat', 'moon', 'tree'],
    }),
  )

  const steps = Array.from({ length: 9 }, (_, index) => ({
    type: 'course-step',
    hoc: 't-rex',
    step: index + 1,
  }))
  await must(zoe.call('POST', '/api/events', { events: steps }))
  await must(zoe.call('POST', '/api/courses/certificate', { course: 't-rex', shownAs: 'name' }))
  await must(
    zoe.call(
      'POST',
      '/api/feedback',
      form({
        email: 'zoraidaprivate@example.org',
        description: 'zoraidafeedback',
        modalType: 'bug',
        image: pngPicture(),
        recording: new Blob(['a recording']),
      }),
    ),
  )
  await must(
    zoe.call('POST', '/api/report', { projectId: shared._id, reason: 'scary', note: 'zoraidareport' }),
  )
  await must(
    other.call('POST', '/api/report', { username: 'zoraidazauber', reason: 'unkind', note: 'about her' }),
  )
  await storage.roles.grant(id, 'staff', 1)
  await logInAnew()
  await must(zoe.call('POST', '/api/moderation', { kind: 'project', id: shared._id, decision: 'dismiss' }))
  await must(
    zoe.call('POST', '/api/report', { projectId: shared._id, reason: 'other', note: 'zoraidareport' }),
  )
  await must(staff.call('POST', '/api/moderation', { kind: 'profile', id, decision: 'hide' }))
  await must(other.call('POST', '/api/report', { username: 'boss', reason: 'unkind', note: 'of another' }))
  // What only a pupil can have, and what only a teacher has said.
  const approval = { publication_id: 1, wanted: 'link', state: 'asked', asked_at: 1, told_at: 1 } as const
  await database
    .insertInto('publication_approval')
    .values([
      { ...approval, project_id: own._id, decided_at: null, decided_by: null },
      { ...approval, project_id: shared._id, decided_at: 1, decided_by: id },
    ])
    .execute()
  await database
    .insertInto('quarantine')
    .values({ update_id: 1_000_000, project_id: own._id, at: 1, reason: newId() })
    .execute()
  return {
    person: zoe,
    id,
    words: ['zoraida', 'zauberwort', 'pacific/chatham'],
    password,
    remixId: remix.project._id,
    sharedId: shared._id,
  }
}
