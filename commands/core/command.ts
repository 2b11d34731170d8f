import type { JsonValue } from '../../model/json.ts'

/** A command as data: all that is needed to do it again. */
export interface Command {
  readonly id: string
  readonly type: string
  readonly version: number
  readonly payload: JsonValue
  /** Who did it. */
  readonly actor: string
  /** When, by the injected clock (ms). */
  readonly at: number
  /** Logical time: later than every stamp its author had seen. */
  readonly lamport: number
}
