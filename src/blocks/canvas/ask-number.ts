import * as Blockly from 'blockly/core'
import { degreesOf } from './degrees-of.ts'
import { NumberPad } from './number-pad.ts'
import { chooseInField } from './show-below.ts'

/** Pixels between a field and the pad below it. */
const gap = 16

/** Opens the pad of a number on a block, below on the screen. OK and a tap beside it set the number; Esc leaves it as it was. */
export function askNumber(field: Blockly.FieldNumber, sign: string): void {
  const block = field.getSourceBlock()
  if (!(block instanceof Blockly.BlockSvg) || block.isDeadOrDying()) return
  const word = (key: string): string => Blockly.Msg[key] ?? ''
  let isGivenUp = false
  const pad = new NumberPad({
    text: field.getText(),
    sign,
    degrees: degreesOf(block),
    words: {
      pad: word('NESTLING_PAD'),
      minus: word('NESTLING_PAD_MINUS'),
      sign: word('NESTLING_PAD_SIGN'),
      back: word('NESTLING_PAD_BACK'),
      done: word('NESTLING_PAD_DONE'),
    },
    onDone: () => pad.element.hidePopover(),
    onGiveUp() {
      isGivenUp = true
      pad.element.hidePopover()
    },
  })
  document.body.append(pad.element)
  pad.element.popover = 'auto'
  pad.element.showPopover()
  const giveFocusBack = Blockly.getFocusManager().takeEphemeralFocus(pad.element)
  bringAbove(field, block.workspace, pad.element.getBoundingClientRect().top)
  pad.element.addEventListener('toggle', () => {
    if (pad.element.matches(':popover-open')) return
    pad.element.remove()
    giveFocusBack()
    const { value } = pad
    if (!isGivenUp && value !== undefined && !block.isDeadOrDying()) chooseInField(field, value)
  })
}

/** Scrolls a canvas so far that the pad does not cover what it is about. */
function bringAbove(
  field: Blockly.Field<string | number>,
  workspace: Blockly.WorkspaceSvg,
  top: number,
): void {
  const covered = field.getScaledBBox().bottom - (top - gap)
  if (covered > 0) workspace.scroll(workspace.scrollX, workspace.scrollY - covered)
}
