import { type Person, signedUp, visitor } from './person.ts'
import type { TestServer } from './test-server.ts'

/** A teacher who has just logged in. */
export async function teacherCalled(server: TestServer, username: string): Promise<Person> {
  await signedUp(server.origin, username)
  const account = await server.storage.accounts.byUsername(username)
  await server.storage.roles.grant(account?.id ?? '', 'teacher', 1)
  const person = visitor(server.origin)
  await person.call('POST', '/api/auth/login', { username, password: 'correct horse' })
  return person
}
