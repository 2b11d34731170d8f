/** Everything a key can do in the workspace. */
export type ShortcutAction =
  | 'undo'
  | 'redo'
  | 'select'
  | 'move'
  | 'turn'
  | 'scale'
  | 'remove'
  | 'focus'
  | 'home'
  | 'run'
  | 'stop'
  | 'snap'
  | 'space'
  | 'grid'
  | 'rename'
  | 'duplicate'
  | 'selectAll'
  | 'group'
  | 'ungroup'
  | 'hide'
  | 'drop'
  | NudgeAction

/** Keys that move the selection by a step. */
export type NudgeAction =
  | 'nudgeLeft'
  | 'nudgeRight'
  | 'nudgeAhead'
  | 'nudgeBack'
  | 'nudgeUp'
  | 'nudgeDown'
  | 'turnLeft'
  | 'turnRight'

export interface Shortcut {
  readonly action: ShortcutAction
  /** `KeyboardEvent.key`, lower case. */
  readonly key: string
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl?: true
  readonly shift?: true
  /**
   * `everywhere` also in fields; `editors` also in the code editors; `running` also while a program runs and nothing is typed;
   * `scene` only where the scene is being edited and no field has the focus (spec S24); `picture` only where nothing else has the focus
   * either, because lists and tabs have arrows of their own.
   */
  readonly where: 'everywhere' | 'editors' | 'running' | 'scene' | 'picture'
}

/** The one list of keys: it feeds the keyboard, the tooltips and the help sheet. The first of an action is the one shown. */
export const shortcuts: readonly Shortcut[] = [
  { action: 'undo', key: 'z', ctrl: true, where: 'editors' },
  { action: 'redo', key: 'z', ctrl: true, shift: true, where: 'editors' },
  { action: 'redo', key: 'y', ctrl: true, where: 'editors' },
  { action: 'run', key: 'enter', ctrl: true, where: 'everywhere' },
  { action: 'run', key: 'p', where: 'scene' },
  { action: 'stop', key: 'escape', where: 'running' },
  { action: 'select', key: 'q', where: 'scene' },
  { action: 'move', key: 'w', where: 'scene' },
  { action: 'turn', key: 'e', where: 'scene' },
  { action: 'scale', key: 'r', where: 'scene' },
  { action: 'focus', key: 'f', where: 'scene' },
  { action: 'home', key: 'home', where: 'scene' },
  { action: 'snap', key: 'x', where: 'scene' },
  { action: 'space', key: 'o', where: 'scene' },
  { action: 'grid', key: 'g', where: 'scene' },
  { action: 'rename', key: 'f2', where: 'scene' },
  { action: 'duplicate', key: 'd', ctrl: true, where: 'scene' },
  { action: 'selectAll', key: 'a', ctrl: true, where: 'scene' },
  { action: 'group', key: 'g', ctrl: true, where: 'scene' },
  { action: 'ungroup', key: 'g', ctrl: true, shift: true, where: 'scene' },
  { action: 'hide', key: 'h', where: 'scene' },
  { action: 'nudgeLeft', key: 'arrowleft', where: 'picture' },
  { action: 'nudgeRight', key: 'arrowright', where: 'picture' },
  { action: 'nudgeAhead', key: 'arrowup', where: 'picture' },
  { action: 'nudgeBack', key: 'arrowdown', where: 'picture' },
  { action: 'nudgeUp', key: 'pageup', where: 'picture' },
  { action: 'nudgeDown', key: 'pagedown', where: 'picture' },
  // Square brackets need AltGr on a German keyboard.
  { action: 'turnLeft', key: ',', where: 'picture' },
  { action: 'turnLeft', key: '[', where: 'picture' },
  { action: 'turnRight', key: '.', where: 'picture' },
  { action: 'turnRight', key: ']', where: 'picture' },
  { action: 'drop', key: 'end', where: 'picture' },
  { action: 'remove', key: 'delete', where: 'scene' },
  { action: 'remove', key: 'backspace', where: 'scene' },
]
