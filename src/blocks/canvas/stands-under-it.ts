import type * as Blockly from 'blockly/core'
import { callsIt } from '../../../language/generator/calls-it.ts'

/** Whether a block stands where a thing is called `it`: below what happened to a thing, or in a mouth that is about one. */
export function standsUnderIt(block: Blockly.Block): boolean {
  let below = block
  for (let above = block.getParent(); above; above = above.getParent()) {
    const input = above.getInputWithBlock(below)
    const isMouth = input !== null && above.getInputTargetBlock(input.name)?.previousConnection !== null
    if (isMouth && callsIt(above.type, input.name)) return true
    if (!input && !above.previousConnection && callsIt(above.type, null)) return true
    below = above
  }
  return false
}
