import { z } from 'zod'
import { FullName } from './account.ts'
import { because } from './because.ts'

/** Query of GET /api/users/profile; without a username it is one's own. */
export const ProfileQuery = z.object({
  username: z.string().trim().max(30, because('account.person-missing')).optional(),
})

/** A person as others see them; `email` is there for the person themselves only. */
export const Profile = z
  .object({
    _id: z.string(),
    username: z.string(),
    name: z.string(),
    /** Milliseconds since 1970. */
    createdAt: z.number(),
    profileImg: z.string().nullable(),
    about: z.string(),
    email: z.string().optional(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

/** Answer of the profile's calls. */
export const ProfileAnswer = z.object({ user: Profile })

/** Body of PUT /api/users/profile: nothing but these. What is absent stays; `profileImg: null` takes the picture away. */
export const ProfileChange = z
  .strictObject(
    {
      name: FullName.optional(),
      about: z.string().trim().max(500, because('account.about-too-long')).optional(),
      profileImg: z.null(because('account.field-unknown')).optional(),
    },
    because('account.field-unknown'),
  )
  .meta({ id: 'ProfileChange' })
export type ProfileChange = z.infer<typeof ProfileChange>
