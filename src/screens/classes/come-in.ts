import type { z } from 'zod'
import { unexpected } from '../../../protocol/errors/unexpected.ts'
import type { User } from '../../../protocol/http/account.ts'
import type { ClassLoginRequest } from '../../../protocol/http/class.ts'
import { restoreLogin } from '../../account/restore-login.ts'
import { call } from '../../client/http/call.ts'
import type { CallResult } from '../../client/http/call-error.ts'
import { classLoginRoute, joinClassRoute, myClassesRoute } from '../../client/http/class-routes.ts'
import { noteMaker } from '../../client/local-projects/note-maker.ts'

const routes = { new: joinClassRoute, again: classLoginRoute } as const

/** For the first time, or again. */
export type WayIn = keyof typeof routes

interface CameIn {
  readonly user: User
  /** What the class is called. */
  readonly name: string
  /** `null`: the class is over, or the pupil was taken out; the login is there all the same. */
  readonly classId: string | null
  /** Where the world opens before which they came in; it is theirs then. */
  readonly world: string | undefined
}

/**
 * A child comes in by code, nickname and pictures; `ok` only once it is known who they are. `built`: the world of this browser before which they
 * chose to. May be asked again when it failed half-way.
 */
export async function comeIn(
  way: WayIn,
  request: z.infer<typeof ClassLoginRequest>,
  built: string | null,
): Promise<CallResult<CameIn>> {
  const answer = await call(routes[way], request)
  if (!answer.ok) return answer
  const { id, name } = answer.data.class
  const login = await restoreLogin()
  if (!login.ok || !login.data.user) return { ok: false, error: unexpected }
  const mine = await call(myClassesRoute, null)
  const isIn = !mine.ok || mine.data.classes.some((one) => one.id === id)
  const { user } = login.data
  // A browser that keeps nothing has no world to bring along.
  const world = built === null ? undefined : await noteMaker(built, user.username).catch(() => undefined)
  return { ok: true, data: { user, name, classId: isIn ? id : null, world } }
}
