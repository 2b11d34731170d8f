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

/**
 * What a key press means there, or `undefined`. Letters are taken by their meaning (`key`), so Ctrl+Z is where Z is written, and
 * Caps lock changes nothing; whether a sign needs Shift is the keyboard's affair. Only digits are other keys on the number pad.
 */
export function actionForKey(press: KeyPress, place: KeyPlace): ShortcutAction | undefined {
  if (press.alt) return undefined
  const key = press.key.toLowerCase()
  const ctrl = press.ctrl || press.meta
  const widest: readonly Shortcut['where'][] = widths[place]
  const shortcut = shortcuts.find(
    (candidate) =>
      candidate.key === key &&
      (candidate.ctrl ?? false) === ctrl &&
      (!isDigit(key) || (candidate.isPad ?? false) === press.code.startsWith('Numpad')) &&
      (isSign(key) || (candidate.shift ?? false) === press.shift) &&
      widest.includes(candidate.where),
  )
  return shortcut?.isNative ? undefined : shortcut?.action
}

const isDigit = (key: string): boolean => /^\d$/.test(key)
const isSign = (key: string): boolean => /^[^\p{L}\p{N}]$/u.test(key)
