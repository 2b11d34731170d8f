import type { FrameEntity } from '../../../../protocol/frame/frame-entity.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import type { Gait } from '../../../../runtime/simulation/motion/player-motion.ts'
import type { Simulation } from '../../../../runtime/simulation/simulation.ts'
import type { Vec3 } from '../../../../runtime/simulation/space/vec3.ts'
import { worldHash } from '../../../../runtime/simulation/world-hash.ts'
import { entityId, frameEntity, playerEntity } from '../../../support/scripts/frame-entities.ts'
import { runProgram } from '../../../support/scripts/run-program.ts'

/** One step of a run: where the player's feet and the thing `lift` are after it. */
export interface RideStep {
  readonly feet: Vec3
  readonly lift: Vec3
  readonly gait: Gait
  readonly hash: string
}

interface Ride {
  readonly source: string
  readonly seconds: number
  /** Where the player begins; on the middle of the lift if it is not said. */
  readonly from?: Vec3
  readonly player?: Parameters<typeof playerEntity>[0]
  readonly lift?: Parameters<typeof frameEntity>[1]
  readonly more?: readonly FrameEntity[]
  readonly inputs?: Readonly<Record<number, readonly RunInput[]>>
  /** With the engine for what falls, though nothing that moves here does. */
  readonly hasPhysics?: boolean
}

const crate = frameEntity('crate', {
  position: [50, 0.5, 50],
  components: { geometry: { primitive: 'box' }, physics: { body: 'falling' } },
})

/** Presses a key in one step and lets go of it in another. */
export const keyFrom = (key: string, down: number, up: number): Record<number, readonly RunInput[]> => ({
  [down]: [{ kind: 'key', phase: 'down', key }],
  [up]: [{ kind: 'key', phase: 'up', key }],
})

/** Looks on while a player stands on a lift, which is a box of 3 × 1 × 3 m on the ground if it is not said, and a program moves that. */
export async function rideRun(ride: Ride): Promise<readonly RideStep[]> {
  const { source, seconds, from = [0, 1, 0], player, lift, more = [], inputs = {}, hasPhysics } = ride
  const steps: RideStep[] = []
  const look = (simulation: Simulation) => {
    const placeOf = (id: string): Vec3 => simulation.entities.get(entityId(id))?.position ?? [0, 0, 0]
    const hash = worldHash(simulation.entities)
    steps.push({ feet: placeOf('player'), lift: placeOf('lift'), gait: simulation.gait, hash })
  }
  const { simulation, errors } = await runProgram({
    entities: [
      playerEntity({ position: [...from], ...player }),
      frameEntity('lift', { position: [0, 0.5, 0], scale: [3, 1, 3], ...lift }),
      ...more,
      ...(hasPhysics ? [crate] : []),
    ],
    tabs: { Tab: `const lift = scene.get('lift')\n${source}` },
    seconds,
    inputs: (simulation, step) => {
      if (step > 1) look(simulation)
      return inputs[step] ?? []
    },
  })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  look(simulation)
  return steps
}

/** The last step of a run. */
export function endOf(steps: readonly RideStep[]): RideStep {
  const end = steps.at(-1)
  if (!end) throw new Error('no step')
  return end
}
