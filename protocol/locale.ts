import { z } from 'zod'

/** Languages in which a page can ask for texts (spec K02). */
export const Locale = z.enum(['en', 'de'])
export type Locale = z.infer<typeof Locale>
