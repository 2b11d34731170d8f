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
import { VariablesPast } from './variables-past.ts'
import { watchedVariables } from './watched-variables.ts'
import { WorldPast } from './world-past.ts'

/** Milliseconds between two messages of the lines that run, and how many lines one names. */
const linesEvery = 100
const mostLines = 500
const paces = { full: 1, slow: 0.25, paused: 0 } as const

interface Parts {
  readonly simulation: Simulation
  readonly pump: StepPump
  readonly inputs: Pick<RunInputs, 'forget'>
  /** Brings changes into the picture. */
  readonly show: (changes: readonly SimChange[]) => void
  readonly send: (message: FromFrame) => void
}

/** Pauses a run, lets it go step by step, looks back at its last ten seconds, and tells what its scripts do. */
export class RunWatch implements ScriptWatch {
  readonly #stops = new Map<FileId, ReadonlySet<number>>()
  readonly #controls = new Map<FileId, DebugControl>()
  readonly #lines = new Map<string, RunLine>()
  #parts: (Parts & { readonly past: WorldPast; readonly variables: VariablesPast }) | null = null
  #pace: RunPace = 'full'
  /** Where a script is stopped, and its variables there. */
  #next: RunLine | null = null
  #nearby: readonly WatchedVariable[] = []
  #stepsBack = 0
  #linesAt = 0

  /** Once the run is there, before its first step. */
  watch(parts: Parts): void {
    const past = new WorldPast(mostStepsBack, parts.simulation.entities)
    this.#parts = { ...parts, past, variables: new VariablesPast(mostStepsBack) }
  }

  begin(fileId: FileId, control: DebugControl): void {
    this.#controls.set(fileId, control)
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

  /** A picture of the world; or until the next statement, for which the world goes on as long as it takes. */
  stride(stride: RunStride): void {
    if (!this.#parts || !this.isPaused) return
    if (stride === 'picture') {
      this.#goOn('on')
      this.#parts.pump.once()
      // What the step set off is done in the jobs that follow it.
      setTimeout(() => this.#tell())
      return
    }
    const isAtStatement = this.#next !== null
    this.#setPace('full')
    this.#goOn(isAtStatement ? stride : 'on')
    if (!isAtStatement) for (const control of this.#controls.values()) control.stopAtNext()
  }

  back(steps: number): void {
    if (!this.#parts || !this.isPaused) return
    // What was done since the last step counts as now.
    if (this.#stepsBack === 0) this.remember()
    this.#stepsBack = Math.min(steps, this.#parts.past.length)
    this.#parts.show(this.#parts.past.show(this.#stepsBack))
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
    const { past, variables, simulation } = this.#parts
    past.record(simulation.entities)
    variables.record(this.#variablesNow())
  }

  /** Once a picture, with the time in milliseconds: tells which lines ran. */
  tellLines(now: number): void {
    if (!this.#parts || this.#lines.size === 0 || now - this.#linesAt < linesEvery) return
    this.#linesAt = now
    this.#parts.send({ type: 'run.lines', lines: [...this.#lines.values()].slice(0, mostLines) })
    this.#lines.clear()
  }

  #setPace(pace: RunPace) {
    this.#pace = pace
    this.#parts?.pump.setPace(paces[pace])
  }

  /** Back to now, and on from there. */
  #goOn(stride: Stride) {
    if (this.#stepsBack > 0) {
      this.#stepsBack = 0
      this.#parts?.show(this.#parts.past.show(0))
    }
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
    const { past, variables, send } = this.#parts
    const isPast = this.#stepsBack > 0
    const now = this.#next ? this.#nearby : this.#variablesNow()
    send({
      type: 'run.moment',
      isPaused: this.isPaused,
      next: isPast ? null : this.#next,
      stepsBack: this.#stepsBack,
      mostBack: past.length,
      variables: [...(isPast ? variables.at(this.#stepsBack) : now)].slice(0, mostWatchedVariables),
    })
  }
}
