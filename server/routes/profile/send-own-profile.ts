import type { FastifyReply } from 'fastify'
import type { Profile } from '../../../protocol/http/profile.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import type { Profiles } from '../../storage/ports/profiles.ts'
import { profileOf } from './profile-of.ts'

/** A person's own profile as it is now, as the answer of a call that changed it. */
export async function sendOwnProfile(
  reply: FastifyReply,
  profiles: Profiles,
  userId: string,
): Promise<FastifyReply | { user: Profile }> {
  const profile = await profiles.of(userId)
  return profile ? { user: profileOf(profile, userId) } : sendProblem(reply, 'account.person-missing')
}
