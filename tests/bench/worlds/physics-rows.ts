import { templatePlayer } from '../../../content/templates/template-player.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import { loadEngine } from '../../../runtime/physics/load-engine.ts'
import { createSimulation } from '../../../runtime/simulation/create-simulation.ts'
import type { Simulation } from '../../../runtime/simulation/simulation.ts'
import { createNodeScriptHost } from '../../../scripts/replay/node-script-host.ts'
import { frameEntity } from '../../runtime/support/frame-entity.ts'
import { type BenchRow, limitRow } from '../bench-row.ts'
import { median } from '../median.ts'

/** Issue 'Worlds': milliseconds of a step, and a half of one sixtieth of a second for what has to stay smooth. */
const heaps = [
  { standing: 500, moving: 100, budget: 2 },
  { standing: 0, moving: 300, budget: 8 },
] as const
const [warmUp, measured] = [60, 300]

const box = (id: string, position: readonly [number, number, number], physics: object): FrameEntity =>
  frameEntity(id, { position: [...position], components: { geometry: { primitive: 'box' }, physics } })

/** One step of 1/60 s of a world in which boxes bounce for ever, among others that stand; nothing but physics happens. */
export async function physicsRows(slowness: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const { standing, moving, budget } of heaps) {
    const limit = { name: 'what issue ‘Worlds’ allows', value: budget * slowness }
    const name = `Physics: a step of ${standing} bodies that stand and ${moving} that move`
    rows.push(limitRow(name, await stepOf(standing, moving), 'ms', limit))
  }
  const limit = { name: 'what issue ‘Worlds’ allows', value: heaps[0].budget * slowness }
  const name = `A step of a player who walks among ${solid.toLocaleString('en')} solid things`
  return [...rows, limitRow(name, await stepAmong(solid), 'ms', limit)]
}

const solid = 10_000

/** Somebody walks along between rows of boxes in front of which there is room. */
async function stepAmong(standing: number): Promise<number> {
  const boxes = Array.from({ length: standing }, (_, index) =>
    frameEntity(`box-${index}`, { position: [(index % 100) * 3 + 1.5, 0.5, Math.floor(index / 100) * -3] }),
  )
  const player = frameEntity('player', {
    kind: 'player',
    rotation: [0, 180, 0],
    components: { player: templatePlayer },
  })
  const host = createNodeScriptHost(1)
  const simulation = createSimulation({ entities: [player, ...boxes], seed: 1, host, engine: null })
  simulation.start([])
  await host.turn()
  simulation.step([{ kind: 'walk', forward: 1, right: 0 }])
  stepTimes(simulation, warmUp)
  const times = stepTimes(simulation, measured)
  const reached = simulation.entities.get(player.id)?.position[2] ?? 0
  if (reached > -10) throw new Error('the player did not walk')
  simulation.stop()
  return median(times)
}

async function stepOf(standing: number, moving: number): Promise<number> {
  const fixed = Array.from({ length: standing }, (_, index) =>
    box(`fixed-${index}`, [(index % 25) * 1.4, 0.5, Math.floor(index / 25) * 1.4], { body: 'fixed' }),
  )
  const falling = Array.from({ length: moving }, (_, index) =>
    box(`falling-${index}`, [(index % 10) * 3.3, 3 + (index % 7), Math.floor(index / 10) * 1.3], {
      body: 'falling',
      bounciness: 1,
      friction: 0,
    }),
  )
  const host = createNodeScriptHost(1)
  const simulation = createSimulation({
    entities: [...fixed, ...falling],
    seed: 1,
    host,
    engine: await loadEngine(),
  })
  simulation.start([])
  await host.turn()
  stepTimes(simulation, warmUp)
  const times = [...stepTimes(simulation, measured - 1)]
  const before = places(simulation.entities)
  times.push(...stepTimes(simulation, 1))
  const after = places(simulation.entities)
  const moved = falling.filter(({ id }) => before.get(id) !== after.get(id)).length
  if (moved < moving * 0.9) throw new Error(`only ${moved} of ${moving} were still moving`)
  simulation.stop()
  return median(times)
}

/** Does so many steps in which nobody does anything; the milliseconds of each. */
const stepTimes = (simulation: Simulation, count: number): readonly number[] =>
  Array.from({ length: count }, () => {
    const start = performance.now()
    simulation.step([])
    const time = performance.now() - start
    simulation.drainChanges()
    return time
  })

const places = (entities: ReadonlyMap<EntityId, { readonly position: readonly number[] }>) =>
  new Map([...entities].map(([id, { position }]) => [id as string, position.join(' ')]))
