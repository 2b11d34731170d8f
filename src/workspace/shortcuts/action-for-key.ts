import { isPressOf, type OwnKey } from '../../../protocol/frame/own-key.ts'
import type { KeyPress } from './key-press.ts'
import type { Shortcut, ShortcutAction } from './shortcut.ts'
import { shortcuts } from './shortcuts.ts'

/**
 * Where the key was pressed: in a field, in a code editor, on the page of a doodle, on a page that lies over the scene, in a running program, beside the scene that is being
 * edited, or in its picture.
 */
export type KeyPlace = 'typing' | 'editor' | 'page' | 'sheet' | 'running' | 'scene' | 'picture'

const widths = {
  typing: ['everywhere'],
  editor: ['everywhere', 'editors'],
  page: ['everywhere', 'editors'],
  sheet: ['everywhere', 'editors', 'doodle', 'sheet'],
  running: ['everywhere', 'editors', 'running'],
  scene: ['everywhere', 'editors', 'doodle', 'running', 'scene'],
  picture: ['everywhere', 'editors', 'doodle', 'running', 'scene', 'picture'],
} as const satisfies Record<KeyPlace, readonly Shortcut['where'][]>

const counts = ({ where }: Shortcut, place: KeyPlace): boolean => {
  const widest: readonly Shortcut['where'][] = widths[place]
  return widest.includes(where)
}

/** What a key press means there, or `undefined`. */
export function actionForKey(press: KeyPress, place: KeyPlace): ShortcutAction | undefined {
  const shortcut = shortcuts.find((candidate) => isPressOf(candidate, press) && counts(candidate, place))
  return shortcut?.isNative ? undefined : shortcut?.action
}

/** Every key that means something there, so that a frame takes no other from the browser. */
export const keysOf = (place: KeyPlace): readonly OwnKey[] =>
  shortcuts.flatMap(({ action, where, isNative, ...key }) =>
    isNative || !counts({ action, where, ...key }, place) ? [] : key,
  )
