import type * as Blockly from 'blockly/core'
import { isBlockType } from '../../../language/blocks/block-catalogue.ts'
import { BlockRequest } from './block-request.ts'

/** To run a stack and nothing else. */
export const runAloneRequest = new BlockRequest()

/** Puts `words` into the menu of every block of a stack; own blocks are described by their stacks, which do nothing by themselves. */
export const offerRunAlone = (words: string): void =>
  runAloneRequest.offer({
    id: 'nestlingRunAlone',
    weight: -1,
    words,
    isFor: (block) => canRunAlone(block.getRootBlock()),
    about: (block) => block.getRootBlock(),
  })

/** A stack, and neither a value that lies about nor an own block. */
const canRunAlone = (root: Blockly.BlockSvg): boolean =>
  !root.outputConnection && isBlockType(root.type) && !root.type.startsWith('procedures_def')
