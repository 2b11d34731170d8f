import type { KeyPlace } from './action-for-key.ts'

/** The editors that bring their own keyboard: Monaco and Blockly. */
const editors = '.monaco-editor, .injectionDiv, .blocklyWidgetDiv, .blocklyDropDownDiv'
const fields = 'input, textarea, select, [contenteditable="true"]'
/** Open lists and dialogs move by letters and arrows. */
const layers = '[role="menu"], [role="listbox"], [role="dialog"]'

/** To whom a key belongs (spec S24): a field or an editor that has the focus, else the scene, or the program that runs. */
export function keyPlace(target: EventTarget | null, isRunning: boolean): KeyPlace {
  if (target instanceof Element) {
    if (target.closest(editors)) return 'editor'
    if (target.closest(`${fields}, ${layers}`)) return 'typing'
  }
  return isRunning ? 'running' : 'scene'
}
