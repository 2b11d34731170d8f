import type { CommandType } from '../../../commands/catalogue.ts'
import type { Surface } from '../../../commands/core/surface.ts'
import type { RejectionCode } from '../../../model/rejections/rejections.ts'
import type { Workbench } from './workbench.ts'

/** What one command must do and refuse in the test project. */
export interface CommandCase {
  /** What must have happened before. */
  readonly before?: readonly (readonly [type: CommandType, payload: unknown])[]
  readonly payload: unknown
  readonly surface: Surface
  /** What the project must show afterwards. */
  readonly shows: (bench: Workbench) => unknown
  readonly gives: unknown
  readonly refused: readonly (readonly [code: RejectionCode, payload: unknown])[]
}
