import { boundedBytes } from './bounded-bytes.ts'

/** The bytes of a model file, bounded. */
export const GlbBytes = boundedBytes<Uint8Array>(200_000_000)
