import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

/** An actor that throws where it should answer. */
export const bug = Symbol('bug')

/** What a machine's paths are made of, and what must hold wherever one of them leads. */
export interface PathModel {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** What people, pages and servers may do; what a state does not take is left out. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]
  /** What each actor may answer, `bug` among it. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>
  /** What of the context tells two moments apart; the rest (counters) does not make another path. */
  readonly seen?: (context: AnyMachineSnapshot['context']) => unknown
  /** By state: what must hold there, however one came. */
  readonly states: Readonly<Record<string, (context: AnyMachineSnapshot['context']) => void>>
}
