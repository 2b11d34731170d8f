import { z } from 'zod'
import { StampedPing, StampedSticker } from './greeting.ts'

/**
 * Everything that this connection sent before mark `n` is stored durably. 'Saved' is built on this alone: a refused
 * or failed update is never followed by it.
 */
export const StoredMessage = z.strictObject({ kind: z.literal('stored'), n: z.int().min(0) })

/** Stateless messages from the server, as JSON. */
export const ServerMessage = z.discriminatedUnion('kind', [StoredMessage, StampedSticker, StampedPing])
export type ServerMessage = z.infer<typeof ServerMessage>
