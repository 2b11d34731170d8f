import { z } from 'zod'
import { boundedBytes } from './bounded-bytes.ts'

/** How long a film of a run becomes at most. Milliseconds. */
export const longestFilm = 10_000

/** What comes next of a film that is being taken; the parts in their order are a video file. None but the last may be without bytes. */
export const FilmPart = z.object({
  bytes: boundedBytes(8_000_000),
  isLast: z.boolean(),
})
export type FilmPart = z.infer<typeof FilmPart>
