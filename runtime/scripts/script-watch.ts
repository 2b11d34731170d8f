import type { FileId } from '../../model/ids.ts'
import type { DebugControl, Variable } from './debug-guard.ts'

/** Who looks at the scripts that can stop while they run. */
export interface ScriptWatch {
  /** A script begins, whose flows can be stopped and let go. */
  begin(fileId: FileId, control: DebugControl): void
  hasStop(fileId: FileId, line: number): boolean
  onLine(fileId: FileId, line: number): void
  onStopped(fileId: FileId, line: number, variables: readonly Variable[]): void
}
