import * as Blockly from 'blockly/core'
import type { JsonObject } from '../../../model/json.ts'
import type { PresenceBlocks } from '../../../protocol/sync/presence.ts'
import { createTeller } from '../../client/create-teller.ts'
import { sketchOf } from './sketch-of.ts'

export type Hand = Omit<PresenceBlocks, 'fileId'>

interface TellOptions {
  /** Whether others have a block on their canvases too. */
  readonly isStored: (blockId: string) => boolean
  readonly tell: (hand: Hand | null) => void
}

/** Tells what the person has selected and drags on a canvas, until it is ended by what is returned; then `null`. */
export function tellHand(workspace: Blockly.WorkspaceSvg, { isStored, tell }: TellOptions): () => void {
  let selected: string | null = null
  let dragged: { readonly block: Blockly.BlockSvg; readonly sketch: JsonObject | null } | null = null

  const read = (): Hand => {
    if (!dragged || dragged.block.isDisposed()) return { selected, dragged: null }
    const { block, sketch } = dragged
    const { x, y } = block.getRelativeToSurfaceXY()
    const place = { blockId: block.id, x: Math.round(x), y: Math.round(y) }
    return { selected, dragged: sketch ? { ...place, sketch } : place }
  }
  const draggedBy = ({ isStart, blockId }: Blockly.Events.BlockDrag): typeof dragged => {
    const block = isStart && blockId ? workspace.getBlockById(blockId) : null
    return block && { block, sketch: isStored(block.id) ? null : sketchOf(block) }
  }
  const teller = createTeller({ read, tell, isMoving: () => dragged !== null })
  const onEvent = (event: Blockly.Events.Abstract) => {
    if (event instanceof Blockly.Events.Selected)
      selected = workspace.getBlockById(event.newElementId ?? '')?.id ?? null
    else if (event instanceof Blockly.Events.BlockDrag) dragged = draggedBy(event)
    else return
    teller.changed()
  }
  workspace.addChangeListener(onEvent)
  const chosen = Blockly.common.getSelected()
  if (chosen?.workspace === workspace) {
    selected = workspace.getBlockById(chosen.id)?.id ?? null
    teller.changed()
  }
  return () => {
    workspace.removeChangeListener(onEvent)
    teller.stop()
  }
}
