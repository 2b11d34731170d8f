import type * as Blockly from 'blockly/core'
import { isMovedAside } from '../binding/gesture-marks.ts'
import { remoteGroup } from '../binding/remote-group.ts'

const errorClass = 'nestlingErrorBlock'

/** A canvas as far as a halo needs it. */
interface Marked {
  addChangeListener(listen: (event: Blockly.Events.Abstract) => void): unknown
  getBlockById(id: string): {
    addClass(name: string): unknown
    removeClass(name: string): unknown
  } | null
}

/**
 * Gives one block of a canvas a red halo; `null` takes it away. It goes with the next change that the person makes: what was said of the block may
 * not be so any more.
 */
export function errorHalo(workspace: Marked): (blockId: string | null) => void {
  let marked: string | null = null
  const mark = (id: string | null) => {
    if (marked !== null) workspace.getBlockById(marked)?.removeClass(errorClass)
    marked = id
    if (id !== null) workspace.getBlockById(id)?.addClass(errorClass)
  }
  workspace.addChangeListener((event) => {
    const isOfPerson = !event.isUiEvent && event.group !== remoteGroup && !isMovedAside(event)
    if (marked !== null && isOfPerson) mark(null)
  })
  return mark
}
