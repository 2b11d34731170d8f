import type { FileId } from '../../model/ids.ts'

/** A tab as it was when it was made ready for a run, whatever it says since. */
export interface RunTab {
  readonly source: string
  /** The block that a line (from 1) comes from; empty for a JavaScript tab. */
  readonly blockOfLine: ReadonlyMap<number, string>
  /** What people called its variables then, by their names in its JavaScript; empty for a JavaScript tab. */
  readonly givenNames: ReadonlyMap<string, string>
  /** It was made ready for a run that can be stopped. */
  readonly isForStops: boolean
  /** The run can be stopped between two statements of it; of some programs none can. */
  readonly isStoppable: boolean
}

/** The tabs of a run, those that could not be read too. */
export type RunProgram = ReadonlyMap<FileId, RunTab>
