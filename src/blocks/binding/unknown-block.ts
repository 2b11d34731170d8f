import * as Blockly from 'blockly/core'

const unknownTypes = new Set<string>()

/** True for a block whose type this version does not know: it is shown, can be moved and deleted, and stays as it is. */
export const isUnknownBlock = (block: Blockly.Block): boolean => unknownTypes.has(block.type)

/** Gives a type that nobody defined a plain shape, so that a block from another version can be shown. */
export function defineIfUnknown(type: string): void {
  if (Object.hasOwn(Blockly.Blocks, type)) return
  unknownTypes.add(type)
  Blockly.Blocks[type] = {
    init(this: Blockly.Block) {
      this.appendDummyInput().appendField(Blockly.Msg.NESTLING_UNKNOWN_BLOCK ?? type)
      this.setPreviousStatement(true)
      this.setNextStatement(true)
      this.setStyle('unknown')
      this.setEditable(false)
    },
  }
}
