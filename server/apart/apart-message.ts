import { z } from 'zod'

/** What goes to a process apart, and what comes back under the same number. */
export const ApartMessage = z.object({ id: z.int(), content: z.unknown() })
