import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateCode } from '../../../language/generator/generate-code.ts'
import { FileId } from '../../../model/ids.ts'
import { createSimulation } from '../../../runtime/simulation/create-simulation.ts'
import { createNodeScriptHost } from '../../../scripts/replay/node-script-host.ts'
import { program } from '../../support/scripts/block-state.ts'
import { compileTab } from '../../support/scripts/compile-tab.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import { chain, number, one, start } from '../../support/scripts/offered-block.ts'
import { type BenchRow, comparedRow } from '../bench-row.ts'

const sprites = 200
const seconds = 4
const anchors = fileURLToPath(new URL('../anchors/', import.meta.url))

/**
 * 200 sprites whose blocks go on for ever – count the round, change a variable ten times, turn, go – and nothing is drawn: rounds of each of them in a
 * second of the processor, here and in Scratch's VM.
 */
export async function spritesRows(): Promise<BenchRow[]> {
  if (!existsSync(`${anchors}node_modules/scratch-vm`)) {
    console.log("Scratch's VM is not beside it: npm ci --prefix tests/bench/anchors")
    return []
  }
  const ours = await roundsHere()
  const said = execFileSync(process.execPath, ['scratch.cjs', String(seconds)], {
    cwd: anchors,
    encoding: 'utf8',
  })
  const scratch = Number(said)
  if (!(scratch > 0)) throw new Error(`Scratch's VM said: ${said}`)
  return [
    comparedRow(`${sprites} sprites with loops, variables and motion: one round`, 1000 / ours, 'ms', {
      name: `Scratch's VM, ${Math.round(scratch)} rounds a second against ${Math.round(ours)}`,
      value: 1000 / scratch,
    }),
  ]
}

/** The JavaScript that the blocks of one sprite mean. */
function blocksOf(id: string, name: string): string {
  const change = (variable: string) =>
    one('math_change', { fields: { VAR: { id: variable } }, inputs: { DELTA: number(1) } })
  const body = chain(
    change('rounds'),
    one('controls_repeat_ext', { inputs: { TIMES: number(10), DO: change('n') } }),
    one('motion_change_turn', { fields: { ITEM: id, AXIS: 'y' }, inputs: { VALUE: number(3) } }),
    one('motion_move', { fields: { ITEM: id }, inputs: { METRES: number(0.02), SECONDS: number(0) } }),
  )
  const variables = ['rounds', 'n'].map((variable) => ({ id: variable, name: variable, type: '' }))
  const state = { ...program(start(one('control_forever', { inputs: { DO: body } }))), variables }
  return generateCode(state, new Map([[id, name]])).code
}

async function roundsHere(): Promise<number> {
  const entities = Array.from({ length: sprites }, (_, n) =>
    frameEntity(`sprite${n}`, { name: `Sprite ${n}`, position: [n, 0, 0] }),
  )
  const host = createNodeScriptHost(0.01)
  const simulation = createSimulation({ entities, seed: 1, host })
  simulation.start(
    entities.map(({ id, name }) =>
      compileTab(blocksOf(id, name), { name, fileId: FileId.parse(id), isOfBlocks: true }),
    ),
  )
  await host.turn()
  /** Steps of the world, in each of which every sprite comes around once, and the microseconds of the processor for them. */
  const run = async (microseconds: number) => {
    const begin = process.cpuUsage()
    for (let rounds = 1; ; rounds += 1) {
      simulation.step([])
      await host.turn()
      simulation.drainChanges()
      const { user, system } = process.cpuUsage(begin)
      if (user + system >= microseconds) return (rounds / (user + system)) * 1e6
    }
  }
  await run(1e6)
  const rounds = await run(seconds * 1e6)
  const [moved] = simulation.entities.values()
  if (host.errors.length > 0 || !moved || moved.rotation[1] === 0) throw new Error('the programs did not run')
  simulation.stop()
  await host.turn()
  return rounds
}
