import { z } from 'zod'

/** What was found in a document that is published or copied. */
export const DocumentReading = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    /** Whether anything was ever written into it, be it no scene: nothing at all would be shown too, with an empty one. */
    hasParts: z.boolean(),
    /** Whether a text that others read or hear has an unkind word. */
    isUnkind: z.boolean(),
    /** Keys of the uploaded files that it shows. */
    fileKeys: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('refused'),
    code: z.enum(['project.document-unreadable', 'project.document-too-large', 'general.too-many-requests']),
  }),
])
export type DocumentReading = z.infer<typeof DocumentReading>
