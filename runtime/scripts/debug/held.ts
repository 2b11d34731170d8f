import type { Scope } from './debug-control.ts'
import type { Flow } from './flow.ts'

/** A statement before which a flow is stopped. */
export interface StoppedAt {
  readonly line: number
  readonly scope: Scope
  readonly depth: number
  readonly flow: Flow | null
}

/** A flow that stands still. */
export interface Held {
  readonly goOn: () => void
  /** The stop that it has reached and that nobody was told of, if any. */
  readonly reached: StoppedAt | null
}
