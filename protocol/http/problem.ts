import { z } from 'zod'

/** Every refusal: application/problem+json. `msg` and `message` are the same English sentence (spec 8 reads both). */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    code: z.string(),
    msg: z.string(),
    message: z.string(),
    requestId: z.string(),
    /** One line for each field that was refused, in the order of the form. */
    errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>
