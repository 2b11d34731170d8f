import type * as Blockly from 'blockly/core'
import type { BlockPlace } from '../../../model/blocks/block-record.ts'

/** Where a block is on the canvas, in the document's terms: whole pixels. */
export function placeOnCanvas(block: Blockly.Block): BlockPlace {
  const parent = block.getParent()
  if (!parent) {
    const { x, y } = block.getRelativeToSurfaceXY()
    return { parent: null, x: Math.round(x), y: Math.round(y) }
  }
  const input = parent.getInputWithBlock(block)
  const kind = block.outputConnection ? 'value' : 'statement'
  return { parent: parent.id, input: input?.name ?? 'next', kind }
}
