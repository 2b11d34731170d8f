import * as Blockly from 'blockly/core'
import type { Random } from './random.ts'

/** Something that a person does on a canvas. */
export type Gesture = (workspace: Blockly.Workspace, random: Random, newId: () => string) => void

/** Real blocks; mostly only the oldest few, so that people meet at the same ones. */
export function someBlocks(workspace: Blockly.Workspace, random: Random): Blockly.Block[] {
  const blocks = workspace.getAllBlocks(false).filter((block) => !block.isShadow())
  const shared = blocks.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, 8)
  return random() < 0.7 ? shared : blocks
}

/** Changes what a mutator changes, and tells of it as a mutator does. */
export function mutate(block: Blockly.Block, state: object): void {
  const before = JSON.stringify(block.saveExtraState?.())
  block.loadExtraState?.(state)
  const after = JSON.stringify(block.saveExtraState?.())
  if (before === after) return
  Blockly.Events.fire(
    new (Blockly.Events.get(Blockly.Events.BLOCK_CHANGE))(block, 'mutation', null, before, after),
  )
}
