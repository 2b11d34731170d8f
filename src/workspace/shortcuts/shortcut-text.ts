import type { Locale } from '../../i18n/locale.ts'
import { type ShortcutAction, shortcuts } from './shortcuts.ts'

const german: Readonly<Record<string, string>> = {
  Ctrl: 'Strg',
  Shift: 'Umschalt',
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

/** How the first shortcut of an action is written on the keyboard: `Ctrl+Z`, in German `Strg+Z`; `''` without one. */
export function shortcutText(action: ShortcutAction, locale: Locale): string {
  const shortcut = shortcuts.find((candidate) => candidate.action === action)
  if (!shortcut) return ''
  const key = named[shortcut.key] ?? shortcut.key.toUpperCase()
  const keys = [...(shortcut.ctrl ? ['Ctrl'] : []), ...(shortcut.shift ? ['Shift'] : []), key]
  return keys.map((name) => (locale === 'de' ? (german[name] ?? name) : name)).join('+')
}
