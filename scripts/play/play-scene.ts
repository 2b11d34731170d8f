import type { FileBytes } from '../../interchange/world-zip/world-files.ts'
import { inWorkspace } from '../../language/compile/how-to-compile.ts'
import { entitiesWithDrawings } from '../../model/doodle/with-drawings.ts'
import type { AssetId, SceneId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import type { ScriptError } from '../../protocol/frame/from-frame.ts'
import type { RunStep } from '../../protocol/frame/run-input.ts'
import { type RunPlace, RunRehearsal } from '../../protocol/frame/run-rehearsal.ts'
import { compileScene } from '../../src/workspace/frame/compile-scene.ts'
import { assetsOf } from '../../src/workspace/frame/file-sources.ts'
import { frameEntityOf } from '../../src/workspace/frame/frame-entity-of.ts'
import { publishedFiles } from '../../src/workspace/frame/published-files.ts'
import { runScenes } from '../../src/workspace/frame/run-scenes.ts'
import { runSounds } from '../../src/workspace/frame/run-sounds.ts'
import { ensureBuilt } from '../ensure-built.ts'
import { openFrame } from '../frame/open-frame.ts'

/** How long a run of so many steps may take before it counts as hung, in milliseconds. */
const patience = (steps: number): number => 60_000 + steps * 200

interface Course {
  readonly sceneId: SceneId
  readonly steps: number
  readonly inputs: readonly RunStep[]
  readonly seed: number
}

/** What became of a run. */
export interface Played {
  /** Steps of 1/60 s that were done. */
  readonly steps: number
  /** Of the whole world; the same course has the same one. */
  readonly hash: string
  /** Of what was in the scene as the run began, by name. */
  readonly places: Readonly<Record<string, Omit<RunPlace, 'id'>>>
  readonly errors: readonly ScriptError[]
  /** What programs wrote into the console. */
  readonly log: readonly string[]
  /** The scene that a program wanted to run in place of this one. */
  readonly opens?: string | null
}

/** Plays a scene of a project in the built frame in a headless Chromium, as fast as it goes. */
export async function playScene(
  project: Project,
  files: ReadonlyMap<AssetId, FileBytes>,
  { sceneId, steps, inputs, seed }: Course,
): Promise<Played> {
  await ensureBuilt()
  const { scripts, errors: notCompiled } = await compileScene(project, sceneId, inWorkspace)
  const entities = entitiesWithDrawings(project, sceneId)
  const served = assetsOf(project, entities).flatMap(({ id, key }) => {
    const file = files.get(id)
    return file ? [[key, file] as const] : []
  })
  const frame = await openFrame('play', { files: new Map(served) })
  try {
    await frame.say({ type: 'files.set', files: publishedFiles(project) })
    await frame.say({ type: 'scene.load', entities: entities.map(frameEntityOf) })
    await frame.waitFor('scene.shown', 1, patience(0))
    const rehearsal = RunRehearsal.parse({ steps, inputs })
    const scenes = runScenes(project, sceneId)
    const sounds = runSounds(project)
    await frame.say({ type: 'run.start', seed, scripts: [...scripts], scenes, sounds, rehearsal })
    const { hash, places, steps: done } = await frame.waitFor('run.rehearsed', 1, patience(steps))
    const names = new Map(entities.map(({ id, name }) => [id, name]))
    const [opened] = await frame.heard('scene.open')
    return {
      steps: done,
      hash,
      places: Object.fromEntries(places.map(({ id, ...place }) => [names.get(id) ?? id, place])),
      errors: eachOnce([...notCompiled, ...(await frame.heard('run.error')).map(({ error }) => error)]),
      log: (await frame.heard('run.log')).flatMap(({ lines }) => lines.map(({ text }) => text)),
      ...(opened && { opens: opened.name }),
    }
  } finally {
    await frame.close()
  }
}

/** What was certain to fail is told before the run, and again when it failed. */
const eachOnce = (errors: readonly ScriptError[]): readonly ScriptError[] =>
  [
    ...new Map(
      errors.toReversed().map((error) => [`${error.code} ${error.fileId} ${error.line}`, error]),
    ).values(),
  ].toReversed()
