import { z } from 'zod'

/** What a call answers that sends bytes of one of these media types. */
export const download = (...types: readonly string[]) => ({
  description: 'The bytes.',
  content: Object.fromEntries(
    types.map((type) => [type, { schema: z.unknown().meta({ type: 'string', format: 'binary' }) }]),
  ),
})

/** What a call answers that has no body. */
export const noBody = (description: string) => z.unknown().meta({ type: 'null', description })
