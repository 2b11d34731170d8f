import { add, isSame, scaleBy, subtract, type Vec3 } from '../space/vec3.ts'
import { type Scheduler, stepsIn } from './scheduler.ts'

/** A vector of an entity that can be changed little by little. */
export interface Glidable {
  /** `false` ends the glide where it is. */
  readonly isWanted: () => boolean
  read(): Vec3
  write(value: Vec3): void
}

/**
 * Adds `delta` to a vector in equal steps. Two glides of one vector add up; alone it ends exactly at start + delta.
 * Without seconds (or 0) it is done at once. Ends early when it is not wanted any more.
 */
export function glide(scheduler: Scheduler, target: Glidable, delta: Vec3, seconds: number): Promise<void> {
  if (!(seconds > 0)) {
    target.write(add(target.read(), delta))
    return Promise.resolve()
  }
  const steps = stepsIn(seconds)
  let start = target.read()
  let written = start
  let step = 0
  return scheduler.goOn(() => {
    if (!target.isWanted()) return true
    const current = target.read()
    // Somebody else moved it meanwhile: go on from there.
    if (!isSame(current, written)) start = subtract(current, scaleBy(delta, step / steps))
    step += 1
    target.write(add(start, scaleBy(delta, step / steps)))
    written = target.read()
    return step >= steps
  })
}
