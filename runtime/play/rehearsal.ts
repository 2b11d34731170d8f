import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { RunInput } from '../../protocol/frame/run-input.ts'
import type { RunRehearsal } from '../../protocol/frame/run-rehearsal.ts'
import { nextTurn } from '../scene/next-turn.ts'
import type { SimEntity } from '../simulation/sim-entity.ts'
import type { Simulation } from '../simulation/simulation.ts'
import { worldHash } from '../simulation/world-hash.ts'

const nothing: readonly RunInput[] = []

/** Plays a run by what is written down instead of a person: the same course gives the same end, however fast the computer is. */
export class Rehearsal {
  readonly #steps: number
  readonly #inputs: ReadonlyMap<number, readonly RunInput[]>
  readonly #simulation: Simulation
  readonly #cast: readonly SimEntity[]
  #step = 0

  /** Before the run starts: only what is in the scene then is told of at the end. */
  constructor({ steps, inputs }: RunRehearsal, simulation: Simulation) {
    this.#steps = steps
    this.#inputs = new Map(inputs)
    this.#simulation = simulation
    this.#cast = [...simulation.entities.values()]
  }

  /** What the person does in the step that begins now. */
  take(): readonly RunInput[] {
    this.#step += 1
    return this.#inputs.get(this.#step) ?? nothing
  }

  /** Does every step in a task of its own, so that all jobs of one are done before the next; ends early when the run ends itself. */
  async perform(doStep: () => void): Promise<Extract<FromFrame, { type: 'run.rehearsed' }>> {
    await nextTurn()
    while (this.#step < this.#steps && !this.#simulation.isStopped) {
      doStep()
      await nextTurn()
    }
    return {
      type: 'run.rehearsed',
      steps: this.#step,
      hash: worldHash(this.#simulation.entities),
      places: this.#cast.flatMap(({ id }) => this.#place(id)),
    }
  }

  #place(id: SimEntity['id']) {
    const now = this.#simulation.entities.get(id)
    if (!now) return []
    const { position, rotation, scale, visible } = now
    return [{ id, position, rotation, scale, isVisible: visible }]
  }
}
