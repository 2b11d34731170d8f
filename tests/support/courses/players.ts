import { EntityId } from '../../../model/ids.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import type { Simulation } from '../../../runtime/simulation/simulation.ts'
import type { Plays } from '../scripts/run-program.ts'

/** Where a thing is; far away when it is gone. */
export const placeIn = ({ entities }: Simulation, id: string): readonly [number, number, number] =>
  entities.get(EntityId.parse(id))?.position ?? [0, -1000, 0]

const key = (phase: 'down' | 'up', name: string): RunInput => ({ kind: 'key', phase, key: name })

export const click = (id: string): RunInput => ({ kind: 'click', entityId: EntityId.parse(id) })

/** Holds keys down as it wants from step to step. */
function keyboard(wanted: (simulation: Simulation, step: number) => readonly string[]): Plays {
  let held: readonly string[] = []
  return (simulation, step) => {
    const now = wanted(simulation, step)
    const inputs = [
      ...held.filter((name) => !now.includes(name)).map((name) => key('up', name)),
      ...now.filter((name) => !held.includes(name)).map((name) => key('down', name)),
    ]
    held = now
    return inputs
  }
}

/** Jumps so that the dinosaur is highest above each cactus: half a second before. */
export function jumpsOverCacti(): Plays {
  let before = 0
  return keyboard((simulation) => {
    const [x] = placeIn(simulation, 'cactus')
    const [dino, height] = placeIn(simulation, 'dino')
    const perStep = before - x
    before = x
    const away = x - dino
    return perStep > 0 && height < 0.01 && away > 0 && away < perStep * 31 ? [' '] : []
  })
}

/** Flies below an alien where it will be when the shot arrives, and shoots again and again. */
export function shootsAliens(): Plays {
  return keyboard((simulation, step) => {
    const aliens = [...simulation.entities.values()].filter(({ id }) => id.startsWith('copy-'))
    const [rocket] = placeIn(simulation, 'rocket')
    const target = aliens.toSorted((a, b) => a.position[1] - b.position[1] || a.id.localeCompare(b.id))[0]
    if (!target) return []
    const away = target.position[0] - rocket
    const steering = away > 0.3 ? ['ArrowRight'] : away < -0.3 ? ['ArrowLeft'] : []
    return step % 8 < 4 ? [...steering, ' '] : steering
  })
}
