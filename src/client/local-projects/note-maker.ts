import { localAddress } from './local-address.ts'
import { findProject, mayBeOf, rememberProject } from './local-projects.ts'

/**
 * Notes that an account made a project that was built here without one; it is claimed when the account opens it. Answers the address that opens
 * it, or `undefined` when it is not there or somebody else's.
 */
export async function noteMaker(localId: string, username: string): Promise<string | undefined> {
  const project = await findProject(localId)
  if (!project || project.server || !mayBeOf(project, username)) return undefined
  await rememberProject({ ...project, maker: username })
  return localAddress(project)
}
