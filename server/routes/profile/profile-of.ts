import type { Profile as ProfileAnswer } from '../../../protocol/http/profile.ts'
import type { Profile } from '../../storage/ports/profiles.ts'

/** A profile as `readerId` (`null`: a visitor) sees it. */
export const profileOf = ({ account, about }: Profile, readerId: string | null): ProfileAnswer => ({
  _id: account.id,
  username: account.username,
  name: account.name,
  createdAt: account.createdAt,
  profileImg: account.profileImg,
  about,
  ...(account.id === readerId && { email: account.email }),
})
