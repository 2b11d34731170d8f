import type { RunSight } from '../../../model/course/run-sight.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import type { LogRow } from '../../../protocol/frame/log-line.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import type { RunScenes, RunSound } from '../../../protocol/frame/to-frame.ts'
import { loadEngine } from '../../../runtime/physics/load-engine.ts'
import { createSimulation } from '../../../runtime/simulation/create-simulation.ts'
import { needsPhysics } from '../../../runtime/simulation/physics/needs-physics.ts'
import { RunSights } from '../../../runtime/simulation/run-sights.ts'
import type { SimChange } from '../../../runtime/simulation/sim-change.ts'
import type { SimEffect } from '../../../runtime/simulation/sim-effect.ts'
import type { Simulation } from '../../../runtime/simulation/simulation.ts'
import { createNodeScriptHost } from '../../../scripts/replay/node-script-host.ts'
import { compileTab } from './compile-tab.ts'

/** Somebody who plays: what they do before a step, when the world stands as it does. */
export type Plays = (simulation: Simulation, step: number) => readonly RunInput[]

export interface Program {
  readonly entities: readonly FrameEntity[]
  /** Tab name to source. */
  readonly tabs: Readonly<Record<string, string>>
  /** Those of them that are what blocks mean. */
  readonly blockTabs?: readonly string[]
  readonly seed?: number
  readonly seconds: number
  /** How many times as fast as real time endless loops are stopped, so that they do not cost the tests their time. */
  readonly hurry?: number
  /** What the person does in a step, from step 1; or who decides that by looking at the world. */
  readonly inputs?: Readonly<Record<number, readonly RunInput[]>> | Plays
  readonly scenes?: RunScenes
  readonly sounds?: readonly RunSound[]
  /** Looks on as the frame lets a course look on. */
  readonly onSights?: (sights: readonly RunSight[]) => void
}

export interface Ran {
  readonly simulation: Simulation
  readonly errors: readonly ScriptError[]
  readonly logs: readonly string[]
  /** What can be looked into of each log. */
  readonly logRows: readonly (readonly LogRow[])[]
  readonly changes: readonly SimChange[]
  readonly effects: readonly SimEffect[]
}

/** Compiles and runs tabs in Node for some seconds of the run, then stops. */
export async function runProgram(program: Program): Promise<Ran> {
  const {
    entities,
    tabs,
    blockTabs = [],
    seed = 1,
    seconds,
    inputs = {},
    scenes,
    sounds = [],
    hurry = 4,
    onSights,
  } = program
  const host = createNodeScriptHost(hurry)
  const scripts = Object.entries(tabs).map(([name, source]) =>
    compileTab(source, { name, isOfBlocks: blockTabs.includes(name) }),
  )
  const engine = needsPhysics(entities, scripts) ? await loadEngine() : null
  const simulation = createSimulation({ entities, seed, host, sounds, engine, ...(scenes ? { scenes } : {}) })
  const changes: SimChange[] = []
  const effects: SimEffect[] = []
  const seen = onSights ? new RunSights(simulation) : null
  simulation.start(scripts)
  await host.turn()
  for (let step = 1; step <= Math.round(seconds * 60) && !simulation.isStopped; step += 1) {
    const taken = (typeof inputs === 'function' ? inputs(simulation, step) : inputs[step]) ?? []
    seen?.begin(taken)
    simulation.step(taken)
    await host.turn()
    changes.push(...simulation.drainChanges())
    const news = simulation.drainEffects()
    seen?.note(news)
    if (seen) onSights?.(seen.take())
    effects.push(...news)
  }
  simulation.stop()
  await host.turn()
  return {
    simulation,
    errors: host.errors,
    logs: host.logs.map(({ text }) => text),
    logRows: host.logs.map(({ rows = [] }) => rows),
    changes,
    effects,
  }
}
