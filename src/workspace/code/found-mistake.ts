import type { ScriptError } from '../../../protocol/frame/from-frame.ts'

/** Where something is marked in a tab before it has run. */
export type FoundMistake = Pick<ScriptError, 'fileId' | 'line'>
