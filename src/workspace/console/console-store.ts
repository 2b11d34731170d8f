import { tellAll, throwFaults } from '../../../model/document/tell-all.ts'
import type { ScriptError, ThingInError } from '../../../protocol/frame/from-frame.ts'
import type { LogLine } from '../../../protocol/frame/log-line.ts'

export interface ConsoleLine extends LogLine {
  /** How many lines of this run came before it, those left out too. */
  readonly place: number
  /** When it was said (ms). */
  readonly at: number
}

export interface ConsoleError extends ScriptError {
  /** How often it happened in the run, at most once a picture: 0 for what was said before and has not happened yet. */
  readonly times: number
  /** All things that it was about, the first of them first. */
  readonly things: readonly ThingInError[]
}

export interface ConsoleContent {
  readonly errors: readonly ConsoleError[]
  /** The last lines, the newest at the end. */
  readonly lines: readonly ConsoleLine[]
  /** Lines that came before `lines` and are gone. */
  readonly leftOut: number
}

/** What the last run said (spec S23). Emptied by the next Run. */
export interface ConsoleStore {
  get(): ConsoleContent
  /** Tells of what was appended once a batch, of what was emptied at once. */
  subscribe(listener: () => void): () => void
  appendErrors(errors: readonly ScriptError[]): void
  /** Adds lines of which `leftOut` older ones were not even sent. */
  appendLines(lines: readonly LogLine[], leftOut: number): void
  /** Forgets an error that was mended. */
  settle(error: ScriptError): void
  /** Forgets errors and lines. */
  clear(): void
}

/** Older lines go when a program talks without end. */
const mostLines = 500
const mostErrors = 50
const mostThings = 200

const nothing: ConsoleContent = { errors: [], lines: [], leftOut: 0 }

/**
 * Whether an error is one that is known: of the same kind at the same place. What was known of a line before it ran (only then its column is told)
 * is what goes wrong there when it runs, whatever it is called then.
 */
const isKnown = (known: ScriptError, error: ScriptError) =>
  known.fileId === error.fileId &&
  known.line === error.line &&
  (known.code === error.code || (known.column !== null && error.column === null))

const thingsOf = ({ thing }: ScriptError): readonly ThingInError[] => (thing ? [thing] : [])

/** An error that came again, of the same thing or of another one. */
function again(known: ConsoleError, error: ScriptError): ConsoleError {
  const others = thingsOf(error).filter(({ id }) => !known.things.some((thing) => thing.id === id))
  const things = others.length > 0 ? [...known.things, ...others].slice(0, mostThings) : known.things
  return { ...known, times: known.times + 1, things }
}

/**
 * Makes an empty console. The same error at the same place is kept once and counted. `schedule` ends a batch: it calls back once, later; by default
 * before the next picture. `clock` tells milliseconds.
 */
export function createConsoleStore(
  schedule: (publish: () => void) => void = (publish) => requestAnimationFrame(publish),
  clock: () => number = Date.now,
): ConsoleStore {
  let shown = nothing
  let latest = nothing
  let isScheduled = false
  const listeners = new Set<() => void>()
  const publish = () => {
    isScheduled = false
    if (shown === latest) return
    shown = latest
    throwFaults(tellAll([...listeners], undefined))
  }
  const put = (next: ConsoleContent) => {
    latest = next
    if (isScheduled) return
    isScheduled = true
    schedule(publish)
  }
  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    appendErrors(errors) {
      let all = latest.errors
      for (const error of errors) {
        const place = all.findIndex((known) => isKnown(known, error))
        if (place >= 0) all = all.map((known, at) => (at === place ? again(known, error) : known))
        else if (all.length < mostErrors)
          all = [...all, { ...error, times: error.column === null ? 1 : 0, things: thingsOf(error) }]
      }
      if (errors.length > 0) put({ ...latest, errors: all })
    },
    appendLines(lines, leftOut) {
      const next = latest.leftOut + latest.lines.length + leftOut
      const at = clock()
      const placed = lines.map((line, index) => ({ ...line, place: next + index, at }))
      const kept = [...(leftOut > 0 ? [] : latest.lines), ...placed].slice(-mostLines)
      put({ ...latest, lines: kept, leftOut: next + lines.length - kept.length })
    },
    settle(error) {
      put({ ...latest, errors: latest.errors.filter((known) => !isKnown(known, error)) })
    },
    clear() {
      latest = nothing
      publish()
    },
  }
}
