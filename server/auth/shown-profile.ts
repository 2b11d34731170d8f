import type { Profile } from '../storage/ports/profiles.ts'
import type { Storage } from '../storage/storage.ts'

/** A person's profile as `readerId` (`null`: a visitor) may see it; `undefined` for one that staff hid, but to the person, and for one that is gone. */
export async function shownProfile(
  { profiles, reports }: Pick<Storage, 'profiles' | 'reports'>,
  readerId: string | null,
  personId: string,
): Promise<Profile | undefined> {
  if (readerId !== personId && (await reports.isProfileHidden(personId))) return undefined
  return profiles.seenBy(readerId, personId)
}
