import { z } from 'zod'

/** Field `user` of an awareness state. The server writes it from the login, whatever a client claims. */
export const PresenceUser = z.object({
  username: z.string(),
  name: z.string(),
  /** Token `--person-1` to `--person-4`; the same for a person in every project. */
  colour: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
})
export type PresenceUser = z.infer<typeof PresenceUser>
