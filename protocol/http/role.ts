import { z } from 'zod'

/** What a person may be beyond a learner; granted on the server's command line only. */
export const Role = z.enum(['teacher', 'staff'])
export type Role = z.infer<typeof Role>
