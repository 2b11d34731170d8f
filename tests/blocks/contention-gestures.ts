import * as Blockly from 'blockly/core'
import type { Gesture } from './gesture.ts'
import { pick } from './random.ts'

/** Statement blocks that can hold others, oldest first: the same few for everybody. */
const holders = (workspace: Blockly.Workspace, isFree = false) =>
  workspace
    .getAllBlocks(false)
    .filter((block) => block.previousConnection && innerSlot(block) && !(isFree && block.getParent()))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, 3)

const innerSlot = (block: Blockly.Block) =>
  block.inputList.find((input) => input.name.startsWith('DO'))?.connection

/** Puts any statement into the youngest of the holders: everybody wants the same slot. */
export const contend: Gesture = (workspace, random) => {
  const holder = holders(workspace).at(-1)
  const statements = workspace.getAllBlocks(false).filter((block) => block.previousConnection)
  const oldest = holders(workspace).slice(0, 2)
  const child = pick(
    random,
    statements.filter((one) => !oldest.includes(one)),
  )
  if (holder && child && !child.getDescendants(false).includes(holder)) plug(child, innerSlot(holder))
}

/** Puts one holder into another; somebody else does the reverse. */
export const cross: Gesture = (workspace, random) => {
  const some = holders(workspace)
  const outer = pick(random, some)
  const inner = pick(
    random,
    some.filter((one) => one !== outer),
  )
  if (!outer || !inner || inner.getDescendants(false).includes(outer)) return
  plug(inner, innerSlot(outer))
}

/** A block that can hold statements, lying free. */
export const makeHolder: Gesture = (workspace, random, newId) => {
  const type = random() < 0.5 ? 'control_if_else' : 'controls_if'
  Blockly.serialization.blocks.append({ type, id: newId(), x: 20, y: 20 }, workspace, { recordUndo: true })
}

/**
 * What collides for certain when two people do it at once: each puts one of the two oldest free holders into the other one, makes a
 * variable of the same name, writes into the same note, and deletes or comments the same block.
 */
export const collide =
  (side: number): Gesture =>
  (workspace, random, newId) => {
    const [first, second] = holders(workspace, true)
    if (first && second) {
      const [inner, outer] = side === 0 ? [first, second] : [second, first]
      plug(inner, innerSlot(outer))
    }
    contend(workspace, random, newId)
    const map = workspace.getVariableMap()
    if (!map.getVariable('same')) map.createVariable('same', '', newId())
    workspace.getTopComments()[0]?.setText(`from ${side}`)
    const [lone] = workspace
      .getTopBlocks(false)
      .filter((block) => block.getChildren(false).length === 0)
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    if (side === 0) lone?.dispose(true)
    else lone?.setCommentText(`from ${side}`)
  }

function plug(block: Blockly.Block, slot: Blockly.Connection | null | undefined): void {
  if (!slot || !block.previousConnection || slot.targetBlock() === block) return
  block.unplug(true)
  if (block.workspace.connectionChecker.canConnect(slot, block.previousConnection, false))
    slot.connect(block.previousConnection)
}
