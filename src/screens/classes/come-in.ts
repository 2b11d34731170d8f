import type { z } from 'zod'
import type { User } from '../../../protocol/http/account.ts'
import type { ClassLoginRequest } from '../../../protocol/http/class.ts'
import { restoreLogin } from '../../account/restore-login.ts'
import { call } from '../../client/http/call.ts'
import type { CallResult } from '../../client/http/call-error.ts'
import { classLoginRoute, joinClassRoute, myClassesRoute } from '../../client/http/class-routes.ts'

const routes = { new: joinClassRoute, again: classLoginRoute } as const

/** For the first time, or again. */
export type WayIn = keyof typeof routes

interface CameIn {
  readonly user: User
  /** `null`: the class is over, or the pupil was taken out; the login is there all the same. */
  readonly classId: string | null
}

/** A child comes in by code, nickname and pictures; `ok` only once it is known who they are. May be asked again when it failed half-way. */
export async function comeIn(
  way: WayIn,
  request: z.infer<typeof ClassLoginRequest>,
): Promise<CallResult<CameIn>> {
  const answer = await call(routes[way], request)
  if (!answer.ok) return answer
  const { id } = answer.data.class
  const login = await restoreLogin()
  if (!login.ok || !login.data.user) return { ok: false, error: { code: 'general.failed', fields: [] } }
  const mine = await call(myClassesRoute, null)
  const isIn = !mine.ok || mine.data.classes.some((one) => one.id === id)
  return { ok: true, data: { user: login.data.user, classId: isIn ? id : null } }
}
