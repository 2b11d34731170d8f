import { type Person, signedUp } from './person.ts'
import type { TestServer } from './test-server.ts'

/** Somebody who has just signed up and been made staff. */
export async function signedUpStaff(server: TestServer, username: string): Promise<Person> {
  const person = await signedUp(server.origin, username)
  const account = await server.storage.accounts.byUsername(username)
  await server.storage.roles.grant(account?.id ?? '', 'staff', 1)
  return person
}
