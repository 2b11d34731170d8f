import type { Account } from '../ports/accounts.ts'

/** The columns of `user` that make an `Account`. */
export const accountColumns = [
  'user.id',
  'user.username',
  'user.name',
  'user.email',
  'user.profile_img',
  'user.created_at',
] as const

export const accountOf = (row: {
  id: string
  username: string
  name: string
  email: string
  profile_img: string | null
  created_at: number
}): Account => ({
  id: row.id,
  username: row.username,
  name: row.name,
  email: row.email,
  profileImg: row.profile_img,
  createdAt: row.created_at,
})
