import type { FileId } from '../../../model/ids.ts'
import type { DebugControl, Variable } from './debug-control.ts'

/** Who looks at the scripts that can stop while they run. */
export interface ScriptWatch {
  /** A script begins, whose flows can be stopped and let go. */
  begin(fileId: FileId, control: DebugControl): void
  /** A script begins that cannot be stopped: whoever looks at its lines takes their marks away. */
  marks(fileId: FileId, lines: Uint8Array): void
  /** A script begins of which it is known on which lines it waits, and how often. */
  waits(fileId: FileId, lines: Uint16Array): void
  hasStop(fileId: FileId, line: number): boolean
  /** A statement is about to run; `isInOneGo`: where nobody can stop. */
  onLine(fileId: FileId, line: number, isInOneGo: boolean): void
  onStopped(fileId: FileId, line: number, variables: readonly Variable[]): void
}
