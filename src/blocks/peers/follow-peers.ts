import * as Blockly from 'blockly/core'
import type { FileId } from '../../../model/ids.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import { paintPeers } from './paint-peers.ts'
import { SketchPictures } from './sketch-pictures.ts'
import { tellHand } from './tell-hand.ts'

/** What in a canvas may move what others have in hand. */
const moving: ReadonlySet<string> = new Set([
  Blockly.Events.BLOCK_CHANGE,
  Blockly.Events.BLOCK_CREATE,
  Blockly.Events.BLOCK_DELETE,
  Blockly.Events.BLOCK_MOVE,
  Blockly.Events.BLOCK_DRAG,
  Blockly.Events.THEME_CHANGE,
])

/** Shows on a canvas what others have in hand there, and tells them what this person has. Returns how to end it. */
export function followPeers(
  workspace: Blockly.WorkspaceSvg,
  session: Pick<ProjectSession, 'bus' | 'peers' | 'tellBlocks'>,
  fileId: FileId,
): () => void {
  const layer = document.createElementNS(Blockly.utils.dom.SVG_NS, 'g')
  layer.setAttribute('class', 'nestlingPeers')
  layer.setAttribute('aria-hidden', 'true')
  layer.style.pointerEvents = 'none'
  workspace.getCanvas().append(layer)
  const sketches = new SketchPictures(workspace)
  let frame = 0
  const paint = () => {
    frame = 0
    const here = session.peers.get().filter(({ blocks }) => blocks?.fileId === fileId)
    paintPeers(workspace, layer, here, sketches)
  }
  const paintSoon = () => {
    frame ||= requestAnimationFrame(paint)
  }
  const onChange = ({ type }: Blockly.Events.Abstract) => {
    if (type === Blockly.Events.THEME_CHANGE) sketches.forget()
    if (moving.has(type)) paintSoon()
  }
  workspace.addChangeListener(onChange)
  const unsubscribe = session.peers.subscribe(paintSoon)
  const stopTelling = tellHand(workspace, {
    isStored: (blockId) => session.bus.project.blocks(fileId).blocks.has(blockId),
    tell: (hand) => session.tellBlocks(hand && { fileId, ...hand }),
  })
  paintSoon()
  return () => {
    cancelAnimationFrame(frame)
    workspace.removeChangeListener(onChange)
    unsubscribe()
    stopTelling()
    layer.remove()
  }
}
