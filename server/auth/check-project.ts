import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import type { ProjectStanding, Projects } from '../storage/ports/projects.ts'
import type { Login } from './login.ts'
import { isForOwner, may, type ProjectAction } from './policy.ts'

export type ProjectCheck =
  | { readonly ok: true; readonly login: Login; readonly standing: ProjectStanding }
  | { readonly ok: false; readonly code: ErrorCode }

function refusalOf(action: ProjectAction): ErrorCode {
  if (action === 'clone') return 'project.not-clonable'
  return isForOwner(action) ? 'project.owner-only' : 'project.forbidden'
}

/** Asks the policy for somebody who must be logged in. A project they may not see is missing, never forbidden. */
export async function checkProject(
  projects: Projects,
  login: Login | null,
  projectId: string,
  action: ProjectAction,
): Promise<ProjectCheck> {
  if (!login) return { ok: false, code: 'account.login-needed' }
  const standing = await projects.standing(projectId, login.account.id)
  if (!standing || !may(standing, login.account.id, 'see')) return { ok: false, code: 'project.missing' }
  if (!may(standing, login.account.id, action)) {
    return { ok: false, code: refusalOf(action) }
  }
  return { ok: true, login, standing }
}
