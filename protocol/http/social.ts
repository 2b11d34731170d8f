import { z } from 'zod'

/** How a sign-in by the provider ended; the page reads it from its own address as `social`. */
export const SocialOutcome = z.enum(['login', 'signup', 'failed'])
export type SocialOutcome = z.infer<typeof SocialOutcome>

/** Query of GET /api/auth/google: the path of the page that the person is on. */
export const SocialQuery = z.object({ returnTo: z.string().max(2000).default('/') })
