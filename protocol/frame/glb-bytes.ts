import { z } from 'zod'

const most = 200_000_000

/** The bytes of a model file, bounded. */
export const GlbBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length <= most)
