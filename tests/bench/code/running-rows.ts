import { FileId } from '../../../model/ids.ts'
import { createSimulation } from '../../../runtime/simulation/create-simulation.ts'
import { createNodeScriptHost } from '../../../scripts/replay/node-script-host.ts'
import { compileTab } from '../../support/scripts/compile-tab.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import { type BenchRow, limitRow } from '../bench-row.ts'
import { median } from '../median.ts'

const scriptsAtOnce = 500
const steps = 240
const warmUp = 60

/** A step of 1/60 s of a world in which 500 programs go on for ever, each with a thing of its own. */
export async function runningRows(slowness: number): Promise<BenchRow[]> {
  const entities = Array.from({ length: scriptsAtOnce }, (_, n) =>
    frameEntity(`thing${n}`, { name: `Thing ${n}`, position: [n, 0, 0] }),
  )
  const scripts = entities.map(({ id, name }) => {
    const source = `const it = scene.get('${name}')\nwhile (true) { it.turnLeft(2); it.moveUp(0.01); await nextFrame() }`
    return compileTab(source, { name, fileId: FileId.parse(id) })
  })
  const host = createNodeScriptHost(0.01)
  const simulation = createSimulation({ entities, seed: 1, host })
  simulation.start(scripts)
  await host.turn()
  const times: number[] = []
  for (let step = 0; step < steps + warmUp; step += 1) {
    const start = performance.now()
    simulation.step([])
    await host.turn()
    simulation.drainChanges()
    if (step >= warmUp) times.push(performance.now() - start)
  }
  const last = simulation.entities.get(entities[0]!.id)
  if (!last || Math.abs(last.position[1] - (steps + warmUp) / 100) > 0.05)
    throw new Error(`the programs did not run: ${JSON.stringify([last?.position, host.errors[0]])}`)
  simulation.stop()
  await host.turn()
  return [
    limitRow('500 programs that go on for ever: one step', median(times), 'ms', {
      name: 'budget',
      value: 4 * slowness,
    }),
  ]
}
