import type { Recording } from '../../../commands/core/recording.ts'
import { recordingBase } from '../../../commands/core/recording.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { type HowToCompile, inWorkspace } from '../../../language/compile/how-to-compile.ts'
import { FileId } from '../../../model/ids.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import type { RunAlone } from '../../../protocol/frame/run-note.ts'
import { loadEngine } from '../../../runtime/physics/load-engine.ts'
import { StepLog } from '../../../runtime/play/step-log.ts'
import { parentsFirst } from '../../../runtime/scene/parents-first.ts'
import { createSimulation } from '../../../runtime/simulation/create-simulation.ts'
import { needsPhysics } from '../../../runtime/simulation/physics/needs-physics.ts'
import { worldHash } from '../../../runtime/simulation/world-hash.ts'
import { createNodeScriptHost } from '../../../scripts/replay/node-script-host.ts'
import { compileScene } from '../../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../../src/workspace/frame/frame-entity-of.ts'
import { createRunRecorder } from '../../../src/workspace/frame/run-recorder.ts'
import { type Workbench, workbench } from '../../commands/support/workbench.ts'

/** The JavaScript tab of the template. */
export const tab = FileId.parse('tab2')

export interface Session {
  readonly source: string
  readonly seed: number
  readonly steps: number
  readonly how?: HowToCompile
  readonly alone?: RunAlone | null
  readonly inputs: Readonly<Record<number, readonly RunInput[]>>
  /** Between the moment at which the scripts are compiled and the start of the run. */
  readonly beforeStart?: (bench: Workbench) => void
}

/** What is recorded while somebody writes a script and runs it, with the parts that the workspace and the scene's page are made of. */
export async function recordRun({
  source,
  seed,
  steps,
  inputs,
  how = inWorkspace,
  alone = null,
  beforeStart,
}: Session): Promise<Recording> {
  const bench = workbench({ update: templateBytes('treehouse') })
  const { bus, document } = bench
  const sceneId = bus.project.defaultScene.id
  const base = recordingBase(document, bus, 'test')
  bus.execute(editText, { fileId: tab, edits: [{ at: 0, remove: 0, insert: source }] })
  const { scripts } = await compileScene(bus.project, sceneId, how, alone)
  beforeStart?.(bench)

  const recorder = createRunRecorder(bus)
  const host = createNodeScriptHost(1)
  const entities = parentsFirst(bus.project.entities(sceneId).map(frameEntityOf))
  const engine = needsPhysics(entities, scripts) ? await loadEngine() : null
  const simulation = createSimulation({ entities, seed, host, engine })
  const log = new StepLog(() => worldHash(simulation.entities))
  const tell = () => {
    const told = log.take()
    if (told) recorder.told(JSON.parse(JSON.stringify(told)))
  }
  recorder.started({ sceneId, seed, scripts, alone })
  simulation.start(scripts)
  await host.turn()
  for (let step = 1; step <= steps; step++) {
    const taken = inputs[step] ?? []
    log.begin(taken)
    simulation.step(taken)
    await host.turn()
    simulation.drainChanges()
    if (step % 3 === 0) tell()
  }
  tell()
  for (const { code, fileId, line } of host.errors) bus.note('error', { code, fileId, line })
  recorder.ended()
  simulation.stop()
  await host.turn()
  return { base, entries: bench.journal }
}
