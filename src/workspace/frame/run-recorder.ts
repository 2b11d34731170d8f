import type { FileId, SceneId } from '../../../model/ids.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { RunStep } from '../../../protocol/frame/run-input.ts'
import type { RunAlone, RunNote } from '../../../protocol/frame/run-note.ts'
import { scriptHash } from '../../../protocol/frame/script-hash.ts'
import type { RunScript } from '../../../protocol/frame/to-frame.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'

/** Notes of one run at most: half an hour of busy play. A longer run is recorded up to there. */
const mostNotes = 900
/** Steps with inputs that wait for a note at most, and hashes of the world that may pass without one. */
const mostWaiting = 240
const quietStates = 5

interface StartedRun {
  readonly sceneId: SceneId
  readonly seed: number
  readonly scripts: readonly RunScript[]
  /** Only this stack runs. */
  readonly alone: RunAlone | null
}

/** Journals runs so that they can be done again: what they begin with, the inputs by step, and hashes of the world. */
export interface RunRecorder {
  started(run: StartedRun): void
  told(message: Extract<FromFrame, { type: 'run.steps' }>): void
  /** Does nothing when no run is on. */
  ended(): void
}

/** Runs are numbered from 1 in each session. The scene and the scripts are those of the project at that entry. */
export function createRunRecorder(session: Pick<ProjectSession, 'note'>): RunRecorder {
  let run = 0
  let isOn = false
  let notes = 0
  let quiet = 0
  let waiting: RunStep[] = []

  const note = (data: RunNote): void => session.note('run', data)
  const tell = (state: { readonly step: number; readonly hash: string } | null): void => {
    notes += 1
    quiet = 0
    if (notes < mostNotes) note({ what: 'steps', run, steps: waiting, state })
    else if (notes === mostNotes) note({ what: 'cut', run })
    waiting = []
  }
  return {
    started({ sceneId, seed, scripts, alone }) {
      run += 1
      isOn = true
      notes = 0
      quiet = 0
      waiting = []
      const hashes = scripts.map((script): [FileId, string] => [script.fileId, scriptHash(script)])
      const isStoppable = scripts.some((script) => script.isStoppable)
      const isLive = scripts.some((script) => script.numbers)
      note({ what: 'start', run, sceneId, seed, scripts: hashes, isStoppable, isLive, alone })
    },
    told({ steps, state }) {
      if (!isOn) return
      waiting.push(...steps)
      if (state) quiet += 1
      if (waiting.length >= mostWaiting || (state && (waiting.length > 0 || quiet >= quietStates)))
        tell(state)
    },
    ended() {
      if (!isOn) return
      if (waiting.length > 0) tell(null)
      isOn = false
      note({ what: 'stop', run })
    },
  }
}
