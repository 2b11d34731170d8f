import * as Blockly from 'blockly/core'

type Item = Parameters<typeof Blockly.ContextMenuRegistry.registry.register>[0]

/** Puts an item into the menu of blocks, in the place of an earlier one of its id: words can be those of another language now. */
export function offerBlockItem(item: Item): void {
  const { registry } = Blockly.ContextMenuRegistry
  if (registry.getItem(item.id)) registry.unregister(item.id)
  registry.register(item)
}
