import * as Blockly from 'blockly/core'
import { isBlockType } from '../../../language/blocks/block-catalogue.ts'
import { offerBlockItem } from './offer-block-item.ts'

type Run = (stackId: string) => void
const runs = new WeakMap<Blockly.Workspace, Run>()

/** Whom the menu of a block asks to run its stack and nothing else. Returns how to end it. */
export function onRunAlone(workspace: Blockly.Workspace, run: Run): () => void {
  runs.set(workspace, run)
  return () => void runs.delete(workspace)
}

const itemId = 'nestlingRunAlone'

/** Puts `words` into the menu of every block of a stack; own blocks are described by their stacks, which do nothing by themselves. */
export function offerRunAlone(words: string): void {
  offerBlockItem({
    id: itemId,
    weight: -1,
    scopeType: Blockly.ContextMenuRegistry.ScopeType.BLOCK,
    displayText: words,
    preconditionFn: ({ block }) => (block && canRunAlone(block.getRootBlock()) ? 'enabled' : 'hidden'),
    callback: ({ block }) => {
      if (block) runs.get(block.workspace)?.(block.getRootBlock().id)
    },
  })
}

/** A stack, and neither a value that lies about nor an own block. */
const canRunAlone = (root: Blockly.BlockSvg): boolean =>
  !root.isInFlyout &&
  !root.outputConnection &&
  isBlockType(root.type) &&
  !root.type.startsWith('procedures_def') &&
  runs.has(root.workspace)
