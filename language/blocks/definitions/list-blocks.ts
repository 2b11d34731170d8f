import type { BlockDefinition } from '../block-definition.ts'
import { listChanges } from './lists/list-changes.ts'
import { listQuestions } from './lists/list-questions.ts'

/** Lists are variables of a type of their own, so that a field for one never offers a number. */
export const listBlocks = {
  ...listChanges,
  ...listQuestions,
} as const satisfies Record<string, BlockDefinition>
