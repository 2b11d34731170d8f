import { suggestName } from './suggest-name.ts'

/** Names of keys that are longer than a letter, in small letters, as scripts may write them (`KeyboardEvent.key`, and short ones). */
const longNames: readonly string[] = (
  'space up down left right enter escape tab backspace delete insert home end pageup pagedown shift control alt meta ' +
  'capslock numlock scrolllock altgraph contextmenu pause printscreen clear help os fn spacebar arrowup arrowdown arrowleft arrowright ' +
  'return esc dead process'
).split(' ')

/** What people call keys, and the name that scripts have for them. */
const others: Readonly<Record<string, string>> = {
  leertaste: 'space',
  leerzeichen: 'space',
  leer: 'space',
  spacebar: 'space',
  oben: 'up',
  hoch: 'up',
  unten: 'down',
  runter: 'down',
  links: 'left',
  rechts: 'right',
  eingabe: 'enter',
  umschalt: 'shift',
  ctrl: 'control',
  strg: 'control',
  entf: 'delete',
  plus: '+',
  minus: '-',
  cmd: 'meta',
  command: 'meta',
  del: 'delete',
}

/** Whether some keyboard has such a key. A name of one character may be on any; of functions and media there are many. */
export function isKeyName(name: string): boolean {
  const small = name.toLowerCase()
  return (
    [...name].length === 1 ||
    longNames.includes(small) ||
    /^(f\d{1,2}|audio|media|browser|launch)/.test(small)
  )
}

/** The key that people call so; `null` for what is no name of a key. */
export function keyCalled(name: string): string | null {
  const small = name.toLowerCase()
  if (Object.hasOwn(others, small)) return others[small] ?? null
  // The short name is the one of the helpers.
  return isKeyName(small) ? small.replace(/^arrow/, '') : null
}

/** The key that was probably meant by a name that no key has; `null` when none is near. */
export function keyMeant(name: string): string | null {
  const bare = name
    .trim()
    .toLowerCase()
    .replace(/^(key|arrow|digit|numpad|pfeil|taste)[ _-]?(?=.)/, '')
    .replace(/(?<=.)[ _-]?(key|taste|arrow|pfeil)$/, '')
    .replace(/^(shift|control|alt|meta)(left|right)$/, '$1')
    .replace(/^space bar$/, 'space')
    .replace(/[ _-]?arrow$/, '')
  const meant = keyCalled(bare) ?? (bare.length > 2 ? suggestName(bare, longNames) : null)
  return meant && keyCalled(meant)
}
