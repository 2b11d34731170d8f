import type { BlockDefinition } from '../block-definition.ts'
import { logicBlocks } from './operators/logic-blocks.ts'
import { mathBlocks } from './operators/math-blocks.ts'
import { numberBlocks } from './operators/number-blocks.ts'
import { textBlocks } from './operators/text-blocks.ts'

/** The types whose names are Blockly's own mean the same and have the same fields, so that its tools know them. */
export const operatorBlocks = {
  ...numberBlocks,
  ...logicBlocks,
  ...textBlocks,
  ...mathBlocks,
} as const satisfies Record<string, BlockDefinition>
