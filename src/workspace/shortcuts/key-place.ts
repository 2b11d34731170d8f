import type { KeyPlace } from './action-for-key.ts'

/** The editors that bring their own keyboard: Monaco and Blockly. */
const editors = '.monaco-editor, .injectionDiv, .blocklyWidgetDiv, .blocklyDropDownDiv'
const fields = 'input, textarea, select, [contenteditable="true"]'
/** Open lists move by letters and arrows. */
const lists = '[role="menu"], [role="listbox"]'
/** As long as a dialog is open, all keys are its own, wherever the focus has gone. */
const dialog = '[role="dialog"], [role="alertdialog"]'

/** A page that lies over the scene and has no keys of its own. */
const page = '[data-keys="page"]'
/** The page of a doodle lies over the scene. */
const sheet = '[data-keys="sheet"]'

/** Whether a text can be put there: a field or an editor. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${editors}, ${fields}`) !== null

/** To whom a key belongs (spec S24): a field or an editor that has the focus, else the open doodle, the scene, or the program that runs. */
export function keyPlace(target: EventTarget | null, isRunning: boolean): KeyPlace {
  if (target instanceof Element) {
    if (target.closest(editors)) return 'editor'
    if (target.closest(`${fields}, ${lists}`) || target.ownerDocument.querySelector(dialog)) return 'typing'
  }
  if (isRunning) return 'running'
  if (target instanceof Element && target.ownerDocument.querySelector(page)) return 'page'
  if (target instanceof Element && target.ownerDocument.querySelector(sheet)) return 'sheet'
  return target instanceof HTMLBodyElement ? 'picture' : 'scene'
}
