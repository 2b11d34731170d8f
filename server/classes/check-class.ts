import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { hasRole } from '../auth/has-role.ts'
import type { Login } from '../auth/login.ts'
import type { Classes, ClassRecord } from '../storage/ports/classes.ts'

type ClassCheck =
  | { readonly ok: true; readonly login: Login; readonly found: ClassRecord }
  | { readonly ok: false; readonly code: ErrorCode }

/** Whether somebody may `teach` a class, or at least `be` in it. To anybody else it does not exist. */
export async function checkClass(
  classes: Classes,
  login: Login | null,
  classId: string,
  wanted: 'teach' | 'be',
): Promise<ClassCheck> {
  if (!login) return { ok: false, code: 'account.login-needed' }
  const found = await classes.byId(classId)
  const isTeacher = found?.teacher?.id === login.account.id && hasRole(login, 'teacher')
  if (found && isTeacher) return { ok: true, login, found }
  const own = found && (await classes.ofPerson(login.account.id)).some(({ id }) => id === classId)
  if (!found || !own) return { ok: false, code: 'class.missing' }
  return wanted === 'be' ? { ok: true, login, found } : { ok: false, code: 'class.teachers-only' }
}
