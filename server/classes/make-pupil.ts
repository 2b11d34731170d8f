import { slugOf } from '../../protocol/addresses/slug-of.ts'
import type { SecretPicture } from '../../protocol/classes/secret-pictures.ts'
import type { ServerContext } from '../app/server-context.ts'
import { hashPassword } from '../auth/password.ts'
import { newCode } from '../storage/new-code.ts'
import { newId } from '../storage/new-id.ts'
import type { JoinOutcome } from '../storage/ports/classes.ts'
import { maxMembers } from './class-limits.ts'
import type { PicturePupil } from './let-in-before.ts'
import { secretOf } from './secret-of.ts'

interface Wish {
  readonly classId: string
  readonly nickname: string
  readonly pictures: readonly SecretPicture[]
}

/** A username that says no more than the nickname, and that nobody has. */
async function freeUsername(nickname: string, { storage }: ServerContext): Promise<string> {
  for (;;) {
    const username = `${slugOf(nickname).replaceAll('-', '').slice(0, 20)}${newCode(5)}`
    if (!(await storage.accounts.byUsername(username))) return username
  }
}

/** Makes an account without email in a class. */
export async function makePupil(
  { classId, nickname, pictures }: Wish,
  context: ServerContext,
): Promise<PicturePupil & { readonly outcome: JoinOutcome; readonly username: string }> {
  const [userId, username] = [newId(), await freeUsername(nickname, context)]
  const secretHash = await hashPassword(secretOf(pictures))
  const pupil = { classId, userId, username, nickname, secretHash, at: context.now() }
  return { ...pupil, outcome: await context.storage.classes.addPupil(pupil, maxMembers) }
}
