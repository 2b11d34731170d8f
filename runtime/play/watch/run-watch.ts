import type { FileId } from '../../../model/ids.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import {
  mostStepsBack,
  mostWatchedVariables,
  type RunLine,
  type RunPace,
  type RunStops,
  type RunStride,
  type WatchedVariable,
} from '../../../protocol/frame/run-watch.ts'
import type { DebugControl, Stride, Variable } from '../../scripts/debug-guard.ts'
import type { ScriptWatch } from '../../scripts/script-watch.ts'
import type { SimChange } from '../../simulation/sim-change.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import type { RunInputs } from '../run-inputs.ts'
import type { StepPump } from '../step-pump.ts'
import { isSameLook, type PictureLook, type RunPicture } from './run-picture.ts'
import { StepsPast } from './steps-past.ts'
import { isSameVariables, watchedVariables } from './watched-variables.ts'
import { WorldPast } from './world-past.ts'

/** Milliseconds between two messages of the lines that run, and how many lines one names. */
const linesEvery = 100
const mostLines = 500
/** Steps that a run may take until the next statement comes: ten seconds. Then it stands still again, so that no press of 'Next' lets it run away. */
const mostStepsToStatement = 600
const paces = { full: 1, slow: 0.25, paused: 0 } as const

interface Parts {
  readonly simulation: Pick<Simulation, 'entities'>
  readonly pump: Pick<StepPump, 'setPace' | 'once'>
  readonly inputs: Pick<RunInputs, 'forget'>
  /** Brings changes into the picture. */
  readonly show: (changes: readonly SimChange[]) => void
  readonly picture: Pick<RunPicture, 'look' | 'show'>
  readonly send: (message: FromFrame) => void
}

/** What the last steps were like. */
interface Past {
  readonly things: WorldPast
  readonly variables: StepsPast<readonly WatchedVariable[]>
  readonly looks: StepsPast<PictureLook>
}

/** Pauses a run, lets it go step by step, looks back at its last ten seconds, and tells what its scripts do. */
export class RunWatch implements ScriptWatch {
  readonly #stops = new Map<FileId, ReadonlySet<number>>()
  readonly #controls = new Map<FileId, DebugControl>()
  readonly #lines = new Map<string, RunLine>()
  readonly #marks = new Map<FileId, Uint8Array>()
  #parts: (Parts & { readonly past: Past }) | null = null
  #pace: RunPace = 'full'
  /** Where a script is stopped, and its variables there. */
  #next: RunLine | null = null
  #nearby: readonly WatchedVariable[] = []
  #stepsBack = 0
  /** Steps that are left until a run that looks for the next statement stands still; `null` while it looks for none. */
  #stepsToStatement: number | null = null
  #linesAt = 0

  /** Once the run is there, before its first step. */
  watch(parts: Parts): void {
    const past = {
      things: new WorldPast(mostStepsBack, parts.simulation.entities),
      variables: new StepsPast(mostStepsBack, isSameVariables),
      looks: new StepsPast(mostStepsBack, isSameLook),
    }
    this.#parts = { ...parts, past }
  }

  begin(fileId: FileId, control: DebugControl): void {
    this.#controls.set(fileId, control)
  }

  marks(fileId: FileId, lines: Uint8Array): void {
    this.#marks.set(fileId, lines)
  }

  hasStop(fileId: FileId, line: number): boolean {
    return this.#stops.get(fileId)?.has(line) ?? false
  }

  onLine(fileId: FileId, line: number): void {
    this.#lines.set(`${fileId}:${line}`, { fileId, line })
  }

  /** A script stands before a statement: the world waits for it. */
  onStopped(fileId: FileId, line: number, variables: readonly Variable[]): void {
    this.#next = { fileId, line }
    this.#nearby = watchedVariables(fileId, variables)
    this.#setPace('paused')
    this.#tell()
  }

  setStops(stops: RunStops): void {
    this.#stops.clear()
    for (const { fileId, lines } of stops) this.#stops.set(fileId, new Set(lines))
  }

  setPace(pace: RunPace): void {
    this.#setPace(pace)
    if (pace !== 'paused') this.#goOn('on')
    this.#tell()
  }

  /** A picture of the world; or until the next statement, while the world goes on for ten seconds at most. A run of which no script can be stopped stays where it is. */
  stride(stride: RunStride): void {
    if (!this.#parts || !this.isPaused) return
    if (stride === 'picture') {
      this.#goOn('on')
      this.#parts.pump.once()
      // What the step set off is done in the jobs that follow it.
      setTimeout(() => this.#tell())
      return
    }
    if (this.#controls.size === 0) {
      this.#tell()
      return
    }
    const isAtStatement = this.#next !== null
    this.#setPace('full')
    this.#stepsToStatement = mostStepsToStatement
    this.#goOn(isAtStatement ? stride : 'on')
    if (!isAtStatement) for (const control of this.#controls.values()) control.stopAtNext()
  }

  back(steps: number): void {
    if (!this.#parts || !this.isPaused) return
    // What was done since the last step counts as now.
    if (this.#stepsBack === 0) this.remember()
    this.#show(Math.min(steps, this.#parts.past.things.length))
    this.#tell()
  }

  get isPaused(): boolean {
    return this.#pace === 'paused'
  }

  /** Which moment is shown: so many steps ago. */
  get stepsBack(): number {
    return this.#stepsBack
  }

  /** Keeps the world as it is, when all jobs of a step are done. */
  remember(): void {
    if (!this.#parts) return
    const { past, picture, simulation } = this.#parts
    past.things.record(simulation.entities)
    past.variables.record(this.#variablesNow())
    past.looks.record(picture.look())
  }

  /** After each step. */
  passStep(): void {
    this.remember()
    if (this.#stepsToStatement === null) return
    this.#stepsToStatement -= 1
    if (this.#stepsToStatement > 0) return
    this.#setPace('paused')
    this.#tell()
  }

  /** Once a picture, with the time in milliseconds: tells which lines ran. */
  tellLines(now: number): void {
    if (!this.#parts || now - this.#linesAt < linesEvery) return
    this.#linesAt = now
    for (const [fileId, marks] of this.#marks) this.#takeMarks(fileId, marks)
    if (this.#lines.size === 0) return
    this.#parts.send({ type: 'run.lines', lines: [...this.#lines.values()].slice(0, mostLines) })
    this.#lines.clear()
  }

  #takeMarks(fileId: FileId, marks: Uint8Array) {
    for (let line = marks.indexOf(1); line >= 0; line = marks.indexOf(1, line + 1)) this.onLine(fileId, line)
    marks.fill(0)
  }

  #setPace(pace: RunPace) {
    this.#stepsToStatement = null
    this.#pace = pace
    this.#parts?.pump.setPace(paces[pace])
  }

  /** Shows the world as it was so many steps ago. */
  #show(stepsBack: number) {
    if (!this.#parts) return
    const { past, picture, show } = this.#parts
    this.#stepsBack = stepsBack
    show(past.things.show(stepsBack))
    picture.show(stepsBack > 0 ? (past.looks.at(stepsBack) ?? null) : null)
  }

  /** Back to now, and on from there. */
  #goOn(stride: Stride) {
    if (this.#stepsBack > 0) this.#show(0)
    this.#next = null
    this.#nearby = []
    this.#parts?.inputs.forget()
    for (const control of this.#controls.values()) control.resume(stride)
  }

  #variablesNow(): readonly WatchedVariable[] {
    return [...this.#controls].flatMap(([fileId, control]) => watchedVariables(fileId, control.variables()))
  }

  #tell() {
    if (!this.#parts) return
    const { past, send } = this.#parts
    const isPast = this.#stepsBack > 0
    const now = this.#next ? this.#nearby : this.#variablesNow()
    send({
      type: 'run.moment',
      isPaused: this.isPaused,
      next: isPast ? null : this.#next,
      stepsBack: this.#stepsBack,
      mostBack: past.things.length,
      variables: [...(isPast ? (past.variables.at(this.#stepsBack) ?? []) : now)].slice(
        0,
        mostWatchedVariables,
      ),
    })
  }
}
