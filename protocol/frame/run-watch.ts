import { z } from 'zod'
import { FileId } from '../../model/ids.ts'

/** How fast a run goes: `slow` is a quarter. */
export const RunPace = z.enum(['full', 'slow', 'paused'])
export type RunPace = z.infer<typeof RunPace>

/** How far a run that is paused goes on: one picture of the world, one statement, or one statement of this function. */
export const RunStride = z.enum(['picture', 'into', 'over'])
export type RunStride = z.infer<typeof RunStride>

/** How long one can look back, in steps of 1/60 s in which something changed: ten seconds. */
export const mostStepsBack = 600
export const mostWatchedVariables = 100
const mostLines = 5_000

/** Lines of the tabs at which a run is paused. */
export const RunStops = z.array(z.object({ fileId: FileId, lines: z.array(z.int().min(1)).max(mostLines) }))
export type RunStops = z.infer<typeof RunStops>

/** A line that was run just now, or on which something waits. */
export const RunLine = z.object({ fileId: FileId, line: z.int().min(1) })
export type RunLine = z.infer<typeof RunLine>

/** What a variable holds, in words that can be shown; of a thing, where it is, and what the run calls it. */
export const WatchedVariable = z.object({
  fileId: FileId,
  name: z.string().max(200),
  text: z.string().max(200),
  thing: z.string().max(200).optional(),
})
export type WatchedVariable = z.infer<typeof WatchedVariable>

/** The moment that a paused run shows. */
export const RunMoment = z.object({
  isPaused: z.boolean(),
  /** The statement that is next, if the run stopped at one; there is none in the past. */
  next: RunLine.nullable(),
  /** Which moment is shown: so many steps in which something changed ago, and how far back one can look. */
  stepsBack: z.int().min(0).max(mostStepsBack),
  /** How long ago it was last so, in steps of 1/60 s. */
  age: z.int().min(0),
  mostBack: z.int().min(0).max(mostStepsBack),
  variables: z.array(WatchedVariable).max(mostWatchedVariables),
})
export type RunMoment = z.infer<typeof RunMoment>
