import { afterAll, beforeAll, expect, it } from 'vitest'
import { may } from '../../server/auth/policy.ts'
import { newId } from '../../server/storage/new-id.ts'
import { newProject, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let projectId: string
const ids = new Map<string, string>()
beforeAll(async () => {
  server = await startTestServer()
  for (const username of ['teacher1', 'pupil', 'classmate', 'stranger']) {
    const person = await signedUp(server.origin, username)
    ids.set(username, (await server.storage.accounts.byUsername(username))?.id ?? '')
    if (username === 'pupil') projectId = await newProject(person, 'For us')
  }
  await makeClass('3a', ['pupil'])
  await makeClass('choir', ['pupil', 'classmate'])
  await makeClass('3b', ['stranger'])
})
afterAll(() => server.end())

async function makeClass(name: string, members: readonly string[]): Promise<void> {
  const { accounts, classes } = server.storage
  const [id, teacherId] = [newId(), (await accounts.byUsername('teacher1'))?.id ?? '']
  await classes.create({ id, teacherId, name, code: `code-${name}`, at: 1 })
  for (const username of members) {
    const account = await accounts.byUsername(username)
    if (account) expect(await classes.join(id, { ...account, name: username }, 1, 100)).toBe('joined')
  }
}

it.each([
  { visibility: 'class', who: 'classmate', sees: true },
  { visibility: 'class', who: 'stranger', sees: false },
  { visibility: 'class', who: 'pupil', sees: true },
  { visibility: 'private', who: 'classmate', sees: false },
] as const)('[P03] $visibility: $who sees it: $sees', async ({ visibility, who, sees }) => {
  const { projects } = server.storage
  await projects.show(projectId, visibility)
  const userId = ids.get(who) ?? null
  const standing = await projects.standing(projectId, userId)
  expect(standing && may(standing, userId, 'see')).toBe(sees)
  expect(standing && may(standing, userId, 'edit')).toBe(who === 'pupil')
})

it('[P03] class: a visitor sees nothing', async () => {
  const { projects } = server.storage
  await projects.show(projectId, 'class')
  const standing = await projects.standing(projectId, null)
  expect(standing && may(standing, null, 'see')).toBe(false)
})
