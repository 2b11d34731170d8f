import type { Locale } from '../../i18n/locale.ts'
import type { Shortcut, ShortcutAction } from './shortcut.ts'
import { shortcuts } from './shortcuts.ts'

const german: Readonly<Record<string, string>> = {
  Ctrl: 'Strg',
  Shift: 'Umschalt',
  Space: 'Leertaste',
  Delete: 'Entf',
  Home: 'Pos1',
  End: 'Ende',
  'Page up': 'Bild auf',
  'Page down': 'Bild ab',
}

const named: Readonly<Record<string, string>> = {
  enter: 'Enter',
  escape: 'Esc',
  home: 'Home',
  delete: 'Delete',
  backspace: 'Backspace',
  end: 'End',
  pageup: 'Page up',
  pagedown: 'Page down',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
}

/** The signs that stand on the keys of a Mac. */
const ofMac: Readonly<Record<string, string>> = {
  Ctrl: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Enter: '↩',
  Delete: '⌦',
  Backspace: '⌫',
  Home: '↖',
  End: '↘',
  'Page up': '⇞',
  'Page down': '⇟',
}

const isMac = typeof navigator !== 'undefined' && /^(Mac|iP)/.test(navigator.platform)

/**
 * How the first shortcut of an action is written on the keyboard: `Ctrl+Z`, in German `Strg+Z`, on a Mac `⌘Z`; `''` without one.
 */
export function shortcutText(action: ShortcutAction, locale: Locale, onMac = isMac): string {
  const shortcut = shortcuts.find((candidate) => candidate.action === action)
  if (!shortcut) return ''
  return writeKeys(keyNames(shortcut), locale, onMac)
}

/** Keys that are held together, by their English names, as the keyboard writes them; other words stay as they are. */
export function writeKeys(names: readonly string[], locale: Locale, onMac = isMac): string {
  if (onMac) return names.map((name) => ofMac[name] ?? name).join('')
  return names.map((name) => (locale === 'de' ? (german[name] ?? name) : name)).join('+')
}

function keyNames({ key, ctrl, shift, isPad }: Shortcut): readonly string[] {
  const name = named[key] ?? key.toUpperCase()
  return [...(ctrl ? ['Ctrl'] : []), ...(shift ? ['Shift'] : []), isPad ? `Num ${name}` : name]
}
