import { blocks } from 'blockly/blocks'
import * as Blockly from 'blockly/core'

/** Defines Blockly's standard blocks under the types that our palette leaves free: mutators and procedures are among them. */
export function defineStandardBlocks(): void {
  const free = Object.entries(blocks).filter(([type]) => !Object.hasOwn(Blockly.Blocks, type))
  Blockly.common.defineBlocks(Object.fromEntries(free))
}
