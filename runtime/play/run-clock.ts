import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import { stepsPerSecond } from '../simulation/simulation.ts'

/** Tells how long a world has run, in its own time: what is shown of its past is earlier, and a slow one is younger than its run. */
export class RunClock {
  #told = 0

  /** To be asked at each picture, with the step of the run that it shows; answers when another second is to be seen than was told last. */
  at(step: number): Extract<FromFrame, { type: 'run.clock' }> | undefined {
    const seconds = Math.floor(step / stepsPerSecond)
    if (seconds === this.#told) return undefined
    this.#told = seconds
    return { type: 'run.clock', seconds }
  }
}
