import type * as Blockly from 'blockly/core'
import { BlockRequest } from './block-request.ts'

/** What has happened to a block. */
export const historyRequest = new BlockRequest()

/** Puts `words` into the menu of every block of the canvas. */
export const offerHistory = (words: string): void =>
  historyRequest.offer({ id: 'nestlingHistory', weight: 10, words, about: withOwnHistory })

/** What lies in a slot from the start is a part of the block around it. */
const withOwnHistory = (block: Blockly.BlockSvg): Blockly.BlockSvg => {
  const around = block.isShadow() ? block.getParent() : null
  return around ? withOwnHistory(around) : block
}
