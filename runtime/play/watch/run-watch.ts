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
import type { DebugControl, Stride, Variable } from '../../scripts/debug/debug-control.ts'
import type { ScriptWatch } from '../../scripts/debug/script-watch.ts'
import type { SimChange } from '../../simulation/sim-change.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import type { RunInputs } from '../run-inputs.ts'
import type { StepPump } from '../step-pump.ts'
import { RunLines } from './run-lines.ts'
import { isSameLook, type PictureLook, type RunPicture } from './run-picture.ts'
import { StepsPast } from './steps-past.ts'
import { isSameVariables, watchedVariables } from './watched-variables.ts'
import { WorldPast } from './world-past.ts'

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

/** A script that stands before a statement, and its variables there. */
interface Standing {
  readonly at: RunLine
  readonly variables: readonly WatchedVariable[]
}

/** What the last steps were like. */
interface Past {
  readonly things: WorldPast
  readonly variables: StepsPast<readonly WatchedVariable[]>
  readonly looks: StepsPast<PictureLook>
  /** After how many steps of the run the world was so last. */
  readonly times: StepsPast<number>
}

/** Pauses a run, lets it go step by step, looks back at its last ten seconds, and tells what its scripts do. */
export class RunWatch implements ScriptWatch {
  readonly #stops = new Map<FileId, ReadonlySet<number>>()
  readonly #controls = new Map<FileId, DebugControl>()
  readonly #lines = new RunLines({
    hasStop: (fileId, line) => this.hasStop(fileId, line),
    send: (message) => this.#parts?.send(message),
  })
  #parts: (Parts & { readonly past: Past }) | null = null
  #pace: RunPace = 'full'
  /** The scripts that are stopped: the first is shown, the others wait until it is their turn. */
  #standing: readonly Standing[] = []
  /** Of which script the next statement is looked for; `null` = of any. */
  #stepping: FileId | null = null
  /** Another one has reached a stop meanwhile. */
  #isReached = false
  #stepsBack = 0
  #steps = 0
  /** Steps that are left until a run that looks for the next statement stands still; `null` while it looks for none. */
  #stepsToStatement: number | null = null

  /** Once the run is there, before its first step. */
  watch(parts: Parts): void {
    const past = {
      things: new WorldPast(mostStepsBack, parts.simulation.entities),
      variables: new StepsPast(mostStepsBack, isSameVariables),
      looks: new StepsPast(mostStepsBack, isSameLook),
      times: new StepsPast<number>(mostStepsBack, () => false),
    }
    this.#parts = { ...parts, past }
  }

  begin(fileId: FileId, control: DebugControl): void {
    this.#controls.set(fileId, control)
  }

  marks(fileId: FileId, lines: Uint8Array): void {
    this.#lines.marks(fileId, lines)
  }

  waits(fileId: FileId, lines: Uint16Array): void {
    this.#lines.waits(fileId, lines)
  }

  hasStop(fileId: FileId, line: number): boolean {
    return this.#stops.get(fileId)?.has(line) ?? false
  }

  onLine(fileId: FileId, line: number, isInOneGo: boolean): void {
    this.#lines.run({ fileId, line }, isInOneGo)
  }

  /**
   * A script stands before a statement: the world waits for it. Of several that stop in one step, that of which the next statement was looked for is shown
   * first.
   */
  onStopped(fileId: FileId, line: number, variables: readonly Variable[]): void {
    const at = { fileId, line }
    this.#lines.stopAt(at)
    const one = { at, variables: watchedVariables(fileId, variables) }
    if (this.#stepping === null) this.#standing = [...this.#standing, one]
    else if (this.#stepping === fileId) this.#standing = [one, ...this.#standing]
    else {
      this.#standing = [...this.#standing, one]
      this.#isReached = true
      return
    }
    this.#halt()
  }

  setStops(stops: RunStops): void {
    this.#stops.clear()
    for (const { fileId, lines } of stops) this.#stops.set(fileId, new Set(lines))
  }

  setPace(pace: RunPace): void {
    this.#setPace(pace)
    if (pace !== 'paused') this.#goOn('on')
    else this.#takeNext()
    this.#tell()
  }

  /** A picture of the world; or until the next statement, while the world goes on for ten seconds at most. A run of which no script can be stopped stays where it is. */
  stride(stride: RunStride): void {
    if (!this.#parts || !this.isPaused) return
    if (stride === 'picture') {
      this.#goOn('on')
      // The world waits for the next script that stands at a stop.
      if (this.#standing.length === 0) this.#parts.pump.once()
      // What the step set off is done in the jobs that follow it.
      setTimeout(() => this.#tell())
      return
    }
    if (this.#controls.size === 0) {
      this.#tell()
      return
    }
    const shown = this.#standing[0]?.at.fileId ?? null
    this.#setPace('full')
    this.#stepsToStatement = mostStepsToStatement
    this.#stepping = shown
    if (shown !== null) this.#goOn(stride)
    else {
      this.#returnToNow()
      for (const control of this.#controls.values()) control.stopAtNext()
    }
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

  /** Which moment is shown: so many of those that are known ago. */
  get stepsBack(): number {
    return this.#stepsBack
  }

  /** How many steps of 1/60 s ago it was as it is shown. */
  get age(): number {
    if (this.#stepsBack === 0) return 0
    return this.#steps - (this.#parts?.past.times.at(this.#stepsBack) ?? this.#steps)
  }

  /** Keeps the world as it is, when all jobs of a step are done. What is as it was is not kept again: who goes back a step sees something else. */
  remember(): void {
    if (!this.#parts) return
    const { past, picture, simulation } = this.#parts
    const [variables, look] = [this.#variablesNow(), picture.look()]
    const isOther = past.variables.isOther(variables) || past.looks.isOther(look)
    // Before the first there is nothing that it could be other than.
    const isFirst = past.times.at(0) === undefined
    if (!past.things.record(simulation.entities, isOther && !isFirst) && !isFirst) {
      past.times.replace(this.#steps)
      return
    }
    past.variables.record(variables)
    past.looks.record(look)
    past.times.record(this.#steps)
  }

  /** After each step. */
  passStep(): void {
    this.remember()
    this.#steps += 1
    if (this.#stepsToStatement === null) return
    this.#stepsToStatement -= 1
    const isOver = this.#stepping !== null && !this.#controls.get(this.#stepping)?.isGoing
    if (this.#isReached || (isOver && this.#standing.length > 0) || this.#stepsToStatement <= 0) this.#halt()
  }

  /** Once a picture, with the time in milliseconds. */
  tellLines(now: number): void {
    if (this.#parts) this.#lines.tell(now, this.isPaused)
  }

  /** The run stands still, and what was looked for is not looked for any more. */
  #halt() {
    this.#setPace('paused')
    for (const control of this.#controls.values()) control.stopNowhere()
    this.#takeNext()
    this.#tell()
  }

  /** What has reached a stop behind another of its script is shown where nothing else is. */
  #takeNext() {
    for (const control of this.#controls.values()) if (this.#standing.length === 0) control.tellReached()
  }

  #setPace(pace: RunPace) {
    this.#stepsToStatement = null
    this.#stepping = null
    this.#isReached = false
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

  /** What is pressed was not meant for a world that goes on. */
  #returnToNow() {
    if (this.#stepsBack > 0) this.#show(0)
    this.#parts?.inputs.forget()
  }

  /** Back to now, and on from there; those that wait for their turn stay where they are, unless their stop was taken away. */
  #goOn(stride: Stride) {
    this.#returnToNow()
    const [shown, ...others] = this.#standing
    this.#standing = others.filter(({ at }) => stride !== 'on' || this.hasStop(at.fileId, at.line))
    // What goes on may bring another script to a stop, which stays there.
    const isStanding = (fileId: FileId) => this.#standing.some(({ at }) => at.fileId === fileId)
    for (const [fileId, control] of this.#controls)
      if (fileId === shown?.at.fileId || (stride === 'on' && !isStanding(fileId))) control.resume(stride)
    if (stride === 'on' && this.#standing.length > 0) this.#setPace('paused')
  }

  #variablesNow(): readonly WatchedVariable[] {
    return [...this.#controls].flatMap(([fileId, control]) => watchedVariables(fileId, control.variables()))
  }

  #tell() {
    if (!this.#parts) return
    const { past, send } = this.#parts
    const isPast = this.#stepsBack > 0
    const shown = this.#standing[0]
    const now = shown ? shown.variables : this.#variablesNow()
    send({
      type: 'run.moment',
      isPaused: this.isPaused,
      next: isPast ? null : (shown?.at ?? null),
      stepsBack: this.#stepsBack,
      age: this.age,
      mostBack: past.things.length,
      variables: [...(isPast ? (past.variables.at(this.#stepsBack) ?? []) : now)].slice(
        0,
        mostWatchedVariables,
      ),
    })
  }
}
