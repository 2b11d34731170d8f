import type { FileId } from '../../../model/ids.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { RunLine } from '../../../protocol/frame/run-watch.ts'

/** Milliseconds between two messages of the lines that run, and how many lines one names. */
const every = 100
const mostLines = 500

interface Parts {
  readonly hasStop: (fileId: FileId, line: number) => boolean
  readonly send: (message: FromFrame) => void
}

const keyOf = ({ fileId, line }: RunLine): string => `${fileId}:${line}`

const waitingOn = (fileId: FileId, lines: Uint16Array): readonly RunLine[] =>
  [...lines].flatMap((times, line) => (times > 0 && line > 0 ? [{ fileId, line }] : []))

/** Tells which lines of a run's scripts run, on which they wait, and at which stops nobody could stop. */
export class RunLines {
  readonly #parts: Parts
  readonly #ran = new Map<string, RunLine>()
  /** Those that ran where nobody could stop. */
  readonly #inOneGo = new Map<string, RunLine>()
  /** Of which nothing is to be told any more: it was, or the run did stop there. */
  readonly #known = new Set<string>()
  readonly #marks = new Map<FileId, Uint8Array>()
  readonly #waits = new Map<FileId, Uint16Array>()
  #toldAt = 0
  /** Which lines were told last, those that wait after those that run. */
  #told = '[][]'

  constructor(parts: Parts) {
    this.#parts = parts
  }

  marks(fileId: FileId, lines: Uint8Array): void {
    this.#marks.set(fileId, lines)
  }

  waits(fileId: FileId, lines: Uint16Array): void {
    this.#waits.set(fileId, lines)
  }

  run(line: RunLine, isInOneGo: boolean): void {
    const lines = isInOneGo ? this.#inOneGo : this.#ran
    lines.set(keyOf(line), line)
  }

  /** The run did stop there. */
  stopAt(line: RunLine): void {
    this.#known.add(keyOf(line))
  }

  /** Once a picture, with the time in milliseconds: tells what ran since. A paused run still shows what ran before. */
  tell(now: number, isPaused: boolean): void {
    if (now - this.#toldAt < every) return
    this.#toldAt = now
    for (const [fileId, marks] of this.#marks) this.#takeMarks(fileId, marks)
    this.#tellPassed()
    for (const [key, line] of this.#inOneGo) this.#ran.set(key, line)
    this.#inOneGo.clear()
    const lines = [...this.#ran.values()].slice(0, mostLines)
    if (lines.length === 0 && isPaused) return
    this.#ran.clear()
    const waits = [...this.#waits].flatMap(([fileId, all]) => waitingOn(fileId, all)).slice(0, mostLines)
    const told = JSON.stringify(lines) + JSON.stringify(waits)
    if (told === this.#told) return
    this.#told = told
    this.#parts.send({ type: 'run.lines', lines, waits })
  }

  /** Stops at which nobody could stop, once each. */
  #tellPassed() {
    const { hasStop, send } = this.#parts
    const passed = [...this.#inOneGo].filter(
      ([key, { fileId, line }]) => hasStop(fileId, line) && !this.#known.has(key),
    )
    const told = passed.slice(0, mostLines)
    for (const [key] of told) this.#known.add(key)
    if (told.length > 0) send({ type: 'run.passed', lines: told.map(([, line]) => line) })
  }

  #takeMarks(fileId: FileId, marks: Uint8Array) {
    for (let line = marks.indexOf(1); line >= 0; line = marks.indexOf(1, line + 1))
      this.run({ fileId, line }, false)
    marks.fill(0)
  }
}
