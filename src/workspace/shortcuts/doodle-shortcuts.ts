import type { ShortcutKey } from './shortcut-key.ts'

/** The keys of the doodle page. */
export const doodleShortcuts = [
  { action: 'doodlePen', key: 'p', where: 'sheet' },
  { action: 'doodleEraser', key: 'e', where: 'sheet' },
  { action: 'doodleLine', key: 'l', where: 'sheet' },
  { action: 'doodleRectangle', key: 'r', where: 'sheet' },
  { action: 'doodleEllipse', key: 'o', where: 'sheet' },
  { action: 'doodlePolygon', key: 'g', where: 'sheet' },
  { action: 'doodleStar', key: 's', where: 'sheet' },
  { action: 'doodleSelect', key: 'v', where: 'sheet' },
  { action: 'doodleInsert', key: 'i', where: 'sheet' },
  { action: 'doodleNext', key: 'n', where: 'sheet' },
  { action: 'doodleBefore', key: 'b', where: 'sheet' },
  { action: 'doodleAll', key: 'a', ctrl: true, where: 'sheet' },
  { action: 'doodleCopy', key: 'd', ctrl: true, where: 'sheet' },
  { action: 'doodleRemove', key: 'delete', where: 'sheet' },
  { action: 'doodleRemove', key: 'backspace', where: 'sheet' },
  { action: 'doodleLeft', key: 'arrowleft', where: 'sheet' },
  { action: 'doodleRight', key: 'arrowright', where: 'sheet' },
  { action: 'doodleUp', key: 'arrowup', where: 'sheet' },
  { action: 'doodleDown', key: 'arrowdown', where: 'sheet' },
  { action: 'doodleBigger', key: '+', where: 'sheet' },
  { action: 'doodleSmaller', key: '-', where: 'sheet' },
  { action: 'doodleTurnLeft', key: ',', where: 'sheet' },
  { action: 'doodleTurnRight', key: '.', where: 'sheet' },
  { action: 'doodleHigher', key: 'pageup', where: 'sheet' },
  { action: 'doodleLower', key: 'pagedown', where: 'sheet' },
  { action: 'doodleTop', key: 'home', where: 'sheet' },
  { action: 'doodleBottom', key: 'end', where: 'sheet' },
  { action: 'doodleClose', key: 'escape', where: 'sheet' },
] as const satisfies readonly DoodleShortcut[]

interface DoodleShortcut extends ShortcutKey {
  readonly action: `doodle${string}`
}

/** What a key does on the page of a doodle. */
export type DoodleAction = (typeof doodleShortcuts)[number]['action']

const actions: ReadonlySet<string> = new Set(doodleShortcuts.map(({ action }) => action))

export const isDoodleAction = (action: string): action is DoodleAction => actions.has(action)
