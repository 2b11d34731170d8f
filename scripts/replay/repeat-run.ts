import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { RunScenes, RunScript, RunSound } from '../../protocol/frame/to-frame.ts'
import { loadEngine } from '../../runtime/physics/load-engine.ts'
import { parentsFirst } from '../../runtime/scene/parents-first.ts'
import { createSimulation } from '../../runtime/simulation/create-simulation.ts'
import { needsPhysics } from '../../runtime/simulation/physics/needs-physics.ts'
import { worldHash } from '../../runtime/simulation/world-hash.ts'
import { createNodeScriptHost } from './node-script-host.ts'
import { errorKey, type RecordedRun } from './recorded-runs.ts'

/**
 * What became of a run that was done again. `diverged`: after `step` its world was another one. `needs-page`: it was as well, and before
 * that a script asked for `name`, which the page has and Node has not.
 */
export type RunVerdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'diverged'; readonly step: number }
  | { readonly kind: 'needs-page'; readonly step: number; readonly name: string }

/** A slow machine must not end a loop here that came to its end there. */
const hurry = 0.25

/** What a run begins with besides its seed. */
export interface RunBeginning {
  readonly entities: readonly FrameEntity[]
  readonly scripts: readonly RunScript[]
  readonly scenes: RunScenes
  readonly sounds: readonly RunSound[]
}

/** Runs the scripts again in the scene, with the inputs of `recorded`, up to the last hash of the world that was recorded. */
export async function repeatRun(
  { inputs, states, errors }: RecordedRun,
  seed: number,
  { entities, scripts, scenes, sounds }: RunBeginning,
): Promise<RunVerdict> {
  const host = createNodeScriptHost(hurry)
  const engine = needsPhysics(entities, scripts) ? await loadEngine() : null
  const simulation = createSimulation({
    entities: parentsFirst(entities),
    seed,
    host,
    scenes,
    sounds,
    engine,
  })
  simulation.start(scripts)
  await host.turn()
  try {
    let step = 0
    for (const state of states) {
      while (step < state.step) {
        step += 1
        simulation.step(inputs.get(step) ?? [])
        await host.turn()
        simulation.drainChanges()
      }
      if (worldHash(simulation.entities) === state.hash) continue
      const missing = host.errors.find(
        ({ code, fileId, line }) =>
          code.startsWith('unknown-name') && !errors.has(errorKey(code, fileId, line)),
      )
      const name = missing?.params.name
      return name === undefined
        ? { kind: 'diverged', step }
        : { kind: 'needs-page', step, name: String(name) }
    }
    return { kind: 'same' }
  } finally {
    simulation.stop()
    await host.turn()
  }
}
