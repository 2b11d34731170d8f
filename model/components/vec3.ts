import { z } from 'zod'

const finite = z.number().min(-100_000).max(100_000)

/** x, y, z. */
export const Vec3Schema = z.tuple([finite, finite, finite]).readonly()
