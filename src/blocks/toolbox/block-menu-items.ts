import * as Blockly from 'blockly/core'
import { offerBlockItem } from '../canvas/offer-block-item.ts'
import { backpackName, pack, unpack } from './backpack.ts'
import { favourites, toggleFavourite } from './own-blocks.ts'

type Scope = Blockly.ContextMenuRegistry.Scope

const word = (key: string): string => Blockly.Msg[key] ?? ''
const shown = (isShown: boolean): string => (isShown ? 'enabled' : 'hidden')
/** Whether it lies in the opened backpack. */
const isPacked = (block: Blockly.BlockSvg): boolean =>
  block.isInFlyout &&
  block.workspace.targetWorkspace?.getToolbox()?.getSelectedItem()?.getId() === backpackName

const items = [
  {
    id: 'nestlingFavourite',
    displayText: ({ block }: Scope) =>
      word(block && favourites.get().includes(block.type) ? 'NESTLING_UNLIKE' : 'NESTLING_LIKE'),
    preconditionFn: ({ block }: Scope) => shown(block !== undefined && !block.isShadow() && !isPacked(block)),
    callback: ({ block }: Scope) => block && toggleFavourite(block.type),
  },
  {
    id: 'nestlingPack',
    displayText: () => word('NESTLING_PACK'),
    preconditionFn: ({ block }: Scope) =>
      shown(block !== undefined && !block.isShadow() && !block.isInFlyout),
    callback: ({ block }: Scope) => block && !pack(block) && Blockly.dialog.alert(word('NESTLING_TOO_LARGE')),
  },
  {
    id: 'nestlingUnpack',
    displayText: () => word('NESTLING_UNPACK'),
    preconditionFn: ({ block }: Scope) => shown(block !== undefined && isPacked(block)),
    callback({ block }: Scope) {
      if (!block) return
      unpack(block.workspace.getTopBlocks(true).indexOf(block.getRootBlock()))
      block.workspace.targetWorkspace?.getToolbox()?.refreshSelection()
    },
  },
]

/** Adds to the menu of blocks what a person can keep them for. */
export function registerBlockMenuItems(): void {
  const { BLOCK } = Blockly.ContextMenuRegistry.ScopeType
  for (const [index, item] of items.entries())
    offerBlockItem({ ...item, scopeType: BLOCK, weight: 20 + index })
}
