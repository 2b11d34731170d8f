import type { Recording } from '../../commands/core/recording.ts'
import { openPlayer, type RecordingPlayer } from '../../commands/replay/recording-player.ts'
import type { RunNote } from '../../protocol/frame/run-note.ts'
import { scriptHash } from '../../protocol/frame/script-hash.ts'
import type { RunScript } from '../../protocol/frame/to-frame.ts'
import { compileScene } from '../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../src/workspace/frame/frame-entity-of.ts'
import { runScenes } from '../../src/workspace/frame/run-scenes.ts'
import { runSounds } from '../../src/workspace/frame/run-sounds.ts'
import { recordedRuns } from './recorded-runs.ts'
import { repeatRun } from './repeat-run.ts'

/** Why a run was not done again. `no-start`: what it began with is not in the recording. */
type Hindrance = 'no-start' | 'other-scripts' | 'needs-page'

/** What became of the runs of a recording. */
export interface RunsReport {
  /** Runs that were done again and compared. */
  readonly runs: number
  readonly runsDiverged: number
  /** The first world that was another one: in which run (as it is numbered in its session), after which step (1/60 s). */
  readonly firstRunDivergence?: { readonly run: number; readonly step: number }
  readonly runsNotRepeated: number
  /** `name`: what a script asked for that only a page has. */
  readonly firstNotRepeated?: { readonly run: number; readonly why: Hindrance; readonly name?: string }
}

/** Does every run of a recording again, each from the scene and the scripts of its moment. It executes the learner's scripts. */
export async function repeatRuns(recording: Recording): Promise<RunsReport> {
  const player = openPlayer(recording)
  let runs = 0
  let runsDiverged = 0
  let runsNotRepeated = 0
  let firstRunDivergence: RunsReport['firstRunDivergence']
  let firstNotRepeated: RunsReport['firstNotRepeated']
  const leaveOut = (run: number, why: Hindrance, name?: string): void => {
    runsNotRepeated += 1
    firstNotRepeated ??= { run, why, ...(name !== undefined && { name }) }
  }
  for (const recorded of recordedRuns(recording.entries)) {
    const { run, start, position } = recorded
    if (!player || !start) {
      leaveOut(run, 'no-start')
      continue
    }
    const scripts = await scriptsOf(player, position, start)
    if (!scripts) {
      leaveOut(run, 'other-scripts')
      continue
    }
    player.seek(position)
    const entities = player.project.entities(start.sceneId).map(frameEntityOf)
    const scenes = runScenes(player.project, start.sceneId)
    const verdict = await repeatRun(recorded, start.seed, {
      entities,
      scripts,
      scenes,
      sounds: runSounds(player.project),
    })
    if (verdict.kind === 'needs-page') {
      leaveOut(run, verdict.kind, verdict.name)
      continue
    }
    runs += 1
    if (verdict.kind === 'same') continue
    runsDiverged += 1
    firstRunDivergence ??= { run, step: verdict.step }
  }
  return {
    runs,
    runsDiverged,
    ...(firstRunDivergence && { firstRunDivergence }),
    runsNotRepeated,
    ...(firstNotRepeated && { firstNotRepeated }),
  }
}

/** Entries that may lie between the moment at which a scene was compiled and the start of its run: edits of others, typing. */
const mostBetween = 100

/** The scripts that ran, compiled again; `undefined` when none that the recording holds are the same to the letter. */
async function scriptsOf(
  player: RecordingPlayer,
  position: number,
  { sceneId, scripts, isStoppable, isLive, alone }: RunNote & { readonly what: 'start' },
): Promise<readonly RunScript[] | undefined> {
  const expected = JSON.stringify(scripts)
  for (let at = position; at >= Math.max(0, position - mostBetween); at--) {
    player.seek(at)
    const compiled = await compileScene(player.project, sceneId, { isStoppable, isLive }, alone)
    const hashes = compiled.scripts.map((script) => [script.fileId, scriptHash(script)])
    if (JSON.stringify(hashes) === expected) return compiled.scripts
  }
  return undefined
}
