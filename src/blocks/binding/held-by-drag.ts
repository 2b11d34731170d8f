import * as Blockly from 'blockly/core'
import { DragAim } from './drag-aim.ts'
import type { Touched } from './gesture-marks.ts'

/** What nothing but the person's own hand may change right now, by id. */
export interface Held {
  readonly blocks: ReadonlySet<string>
  readonly comments: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/**
 * What a drag in progress holds: the dragged blocks, what they were taken out of and what they would be plugged into, or a note.
 * `null` when nothing is dragged (moving the whole canvas is no drag), `everything` for a drag of which only Blockly knows
 * what it needs: with the keyboard, where all places for the block were listed when it was taken, or of a bubble.
 * `pending`: what the person touched and is not stored yet.
 */
export function heldByDrag(workspace: Blockly.Workspace, pending: Touched): Held | 'everything' | null {
  if (!(workspace instanceof Blockly.WorkspaceSvg) || !workspace.isDragging()) return null
  if (workspace.currentGesture_?.getCurrentDragger() instanceof Blockly.WorkspaceDragger) return null
  if (Blockly.KeyboardMover.mover.isMoving() || pending.variables.size + pending.comments.size > 0)
    return 'everything'
  const dragged = workspace
    .getAllBlocks(false)
    .filter((block) => block instanceof Blockly.BlockSvg && block.isDragging())
  if (dragged.length > 0) {
    const aimed = DragAim.blocks(workspace)
    return {
      blocks: new Set([...pending.blocks, ...[...dragged, ...aimed].map(({ id }) => id)]),
      comments: none,
    }
  }
  const selected = Blockly.common.getSelected()
  if (selected instanceof Blockly.comments.RenderedWorkspaceComment)
    return { blocks: pending.blocks, comments: new Set([selected.id]) }
  return 'everything'
}
