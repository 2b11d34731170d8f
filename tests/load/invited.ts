import { newProject, type Person } from '../server/support/person.ts'

/** A new project of `owner` into which all others were let by one link; answers its id. */
export async function projectOf(
  owner: Person,
  others: readonly Person[],
  role: 'editor' | 'viewer' = 'editor',
): Promise<string> {
  const projectId = await newProject(owner, 'Together')
  const { json } = await owner.call('POST', '/api/project/invitations', { projectId, role })
  for (const other of others) {
    const answer = await other.call('POST', '/api/project/invitations/accept', { token: json.token })
    if (answer.status !== 200) throw new Error(`not let in: ${JSON.stringify(answer.json)}`)
  }
  return projectId
}
