import { afterAll, beforeAll, expect, it } from 'vitest'
import { may } from '../../server/auth/policy.ts'
import { sqlProjects } from '../../server/storage/sql/sql-projects.ts'
import { newProject, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let projectId: string
const ids = new Map<string, string>()
beforeAll(async () => {
  server = await startTestServer()
  for (const username of ['pupil', 'classmate', 'stranger']) {
    const person = await signedUp(server.origin, username)
    ids.set(username, (await server.storage.accounts.byUsername(username))?.id ?? '')
    if (username === 'pupil') projectId = await newProject(person, 'For us')
  }
})
afterAll(() => server.end())

const classes: Readonly<Record<string, readonly string[]>> = {
  pupil: ['3a', 'choir'],
  classmate: ['choir'],
  stranger: ['3b'],
}
const classIdsOf = async (userId: string): Promise<readonly string[]> =>
  Object.entries(classes).find(([username]) => ids.get(username) === userId)?.[1] ?? []

it.each([
  { visibility: 'class', who: 'classmate', sees: true },
  { visibility: 'class', who: 'stranger', sees: false },
  { visibility: 'class', who: 'pupil', sees: true },
  { visibility: 'private', who: 'classmate', sees: false },
] as const)('[P03] $visibility: $who sees it: $sees', async ({ visibility, who, sees }) => {
  const projects = sqlProjects(server.database, classIdsOf)
  await projects.setVisibility(projectId, visibility)
  const userId = ids.get(who) ?? null
  const standing = await projects.standing(projectId, userId)
  expect(standing && may(standing, userId, 'see')).toBe(sees)
  expect(standing && may(standing, userId, 'edit')).toBe(who === 'pupil')
})

it('[P03] class: a visitor sees nothing', async () => {
  const projects = sqlProjects(server.database, classIdsOf)
  await projects.setVisibility(projectId, 'class')
  const standing = await projects.standing(projectId, null)
  expect(standing && may(standing, null, 'see')).toBe(false)
})
