import * as Blockly from 'blockly/core'
import type { PresenceBlocks } from '../../../protocol/sync/presence.ts'

export type Hand = Omit<PresenceBlocks, 'fileId'>

/** Milliseconds between two words about a drag: the server takes ten a second. */
const pause = 130

/** Tells what the person has selected and drags on a canvas, at once and then at most eight times a second; `null` when it ends. Returns how to end it. */
export function tellHand(workspace: Blockly.WorkspaceSvg, tell: (hand: Hand | null) => void): () => void {
  let selected: string | null = null
  let dragged: string | null = null
  let told = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const hand = (): Hand => {
    const place = dragged === null ? undefined : workspace.getBlockById(dragged)?.getRelativeToSurfaceXY()
    return {
      selected,
      dragged:
        dragged !== null && place
          ? { blockId: dragged, x: Math.round(place.x), y: Math.round(place.y) }
          : null,
    }
  }
  const say = () => {
    timer = undefined
    const now = hand()
    const text = JSON.stringify(now)
    if (text !== told) {
      told = text
      tell(now)
      timer = setTimeout(say, pause)
    } else if (dragged !== null) timer = setTimeout(say, pause)
  }
  const onEvent = (event: Blockly.Events.Abstract) => {
    if (event instanceof Blockly.Events.Selected)
      selected = workspace.getBlockById(event.newElementId ?? '')?.id ?? null
    else if (event instanceof Blockly.Events.BlockDrag)
      dragged = event.isStart ? (event.blockId ?? null) : null
    else return
    if (timer === undefined) say()
  }
  workspace.addChangeListener(onEvent)
  const chosen = Blockly.common.getSelected()
  if (chosen?.workspace === workspace) selected = workspace.getBlockById(chosen.id)?.id ?? null
  say()
  return () => {
    workspace.removeChangeListener(onEvent)
    clearTimeout(timer)
    tell(null)
  }
}
