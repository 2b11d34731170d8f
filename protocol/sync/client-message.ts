import { z } from 'zod'
import { isStorable } from '../storable-text.ts'
import { Greeting } from './greeting.ts'

/** Words of a command by their key in the catalogue. */
export const Label = z.strictObject({
  key: z.string().max(200),
  params: z.record(z.string().max(64), z.union([z.string().max(500), z.number()])),
})

/** Sent just before the update of a command, so that the server's history can say what it was. */
export const LabelMessage = z.strictObject({
  kind: z.literal('label'),
  commandId: z.string().max(128).refine(isStorable),
  type: z.string().max(128).refine(isStorable),
  label: Label,
})
export type LabelMessage = z.infer<typeof LabelMessage>

/** Sent after updates: asks the server to say when all that came before is stored. `n` only rises. */
export const MarkMessage = z.strictObject({ kind: z.literal('mark'), n: z.int().min(0) })
export type MarkMessage = z.infer<typeof MarkMessage>

/** Stateless messages from a client, as JSON. */
export const ClientMessage = z.discriminatedUnion('kind', [LabelMessage, MarkMessage, Greeting])
export type ClientMessage = z.infer<typeof ClientMessage>
