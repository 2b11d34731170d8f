import { z } from 'zod'
import { Vec3Schema } from '../../model/components/vec3.ts'
import { EntityId } from '../../model/ids.ts'
import { RunStep } from './run-input.ts'

/** An hour of a run, in steps of 1/60 s. */
export const mostRehearsedSteps = 216_000

/** A run that nobody plays: so many steps, as fast as they can be done, with what a person did in them written down. */
export const RunRehearsal = z.strictObject({
  steps: z.int().min(0).max(mostRehearsedSteps),
  inputs: z.array(RunStep).max(mostRehearsedSteps),
})
export type RunRehearsal = z.infer<typeof RunRehearsal>

/** Where a thing of the project is; metres, degrees (YXZ) and scales, relative to its parent. */
export const RunPlace = z.object({
  id: EntityId,
  position: Vec3Schema,
  rotation: Vec3Schema,
  scale: Vec3Schema,
  isVisible: z.boolean(),
})
export type RunPlace = z.infer<typeof RunPlace>
