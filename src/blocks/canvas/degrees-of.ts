import type * as Blockly from 'blockly/core'
import { blockDefinition } from '../../../language/blocks/block-catalogue.ts'

/** How a number on a block is an angle: `isMirrored` where it counts to the left. `null` for every other number. */
export function degreesOf(number: Blockly.Block | null): { readonly isMirrored: boolean } | null {
  const input = number?.outputConnection?.targetConnection?.getParentInput()
  const block = input?.getSourceBlock()
  const arg = block && input && blockDefinition(block.type)?.args[input.name]
  if (arg?.kind !== 'value' || arg.unit !== 'degrees') return null
  return { isMirrored: block?.getFieldValue('DIRECTION') === 'turnLeft' }
}
