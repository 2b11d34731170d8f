import { z } from 'zod'

/** `{}`: it worked and there is nothing to tell. */
export const EmptyAnswer = z.object({})
