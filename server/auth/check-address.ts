import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import type { ProjectStanding, Projects } from '../storage/ports/projects.ts'
import type { Login } from './login.ts'
import { may } from './policy.ts'

export type AddressCheck =
  | { readonly ok: true; readonly userId: string | null; readonly standing: ProjectStanding }
  | { readonly ok: false; readonly code: ErrorCode }

/** Finds the project at an address for somebody, logged in or not; one that they may not see is missing. */
export async function checkAddress(
  projects: Projects,
  login: Login | null,
  { username, projectname }: { readonly username: string; readonly projectname: string },
): Promise<AddressCheck> {
  const userId = login?.account.id ?? null
  const projectId = await projects.idByName(username, projectname)
  const standing = projectId && (await projects.standing(projectId, userId))
  return standing && may(standing, userId, 'see')
    ? { ok: true, userId, standing }
    : { ok: false, code: 'project.missing' }
}
