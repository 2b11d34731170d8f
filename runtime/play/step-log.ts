import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import { mostToldSteps, type RunInput, type RunStep } from '../../protocol/frame/run-input.ts'

/** Steps between two hashes of the world: two seconds. */
const stateEvery = 120

/** Gathers what the person did in a run, for the app to record. */
export class StepLog {
  readonly #hash: () => string
  #step = 0
  #steps: RunStep[] = []
  #state: { readonly step: number; readonly hash: string } | null = null

  /** `hash` is the world's at the moment. */
  constructor(hash: () => string) {
    this.#hash = hash
  }

  /** Before a step, with what it gets. */
  begin(inputs: readonly RunInput[]): void {
    if (this.#step % stateEvery === 0 && this.#step > 0)
      this.#state = { step: this.#step, hash: this.#hash() }
    this.#step += 1
    if (inputs.length > 0) this.#steps.push([this.#step, [...inputs]])
  }

  /** What was gathered since the last call, to be sent at most once a picture. */
  take(): Extract<FromFrame, { type: 'run.steps' }> | undefined {
    if (this.#steps.length === 0 && !this.#state) return undefined
    const steps = this.#steps.splice(0, mostToldSteps)
    const state = this.#state
    this.#state = null
    return { type: 'run.steps', steps, state }
  }
}
