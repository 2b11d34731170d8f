import type { ScriptError } from '../../../protocol/frame/from-frame.ts'

/** Where something is marked in a tab before it has run. */
export interface FoundMistake extends Pick<ScriptError, 'fileId' | 'line' | 'column'> {
  /** In a tab of blocks: several may have the same line, and those of a loose stack have none. */
  readonly blockId: string | null
}
