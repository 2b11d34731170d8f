import { HelperError } from '../../../language/errors/helper-error.ts'
import { shown } from './expect.ts'

/** The colour words of the web that children use, as `#rrggbb`. */
const namedColours: Readonly<Record<string, string>> = {
  red: '#ff0000',
  orange: '#ffa500',
  yellow: '#ffff00',
  green: '#008000',
  lime: '#00ff00',
  turquoise: '#40e0d0',
  cyan: '#00ffff',
  blue: '#0000ff',
  navy: '#000080',
  purple: '#800080',
  violet: '#ee82ee',
  magenta: '#ff00ff',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  gold: '#ffd700',
  white: '#ffffff',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  black: '#000000',
}

/** A colour as `#rrggbb` from `#rrggbb`, `#rgb` or a name, or the learner's error. */
export function expectColour(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (/^#[0-9a-f]{6}$/.test(text)) return text
  if (/^#[0-9a-f]{3}$/.test(text)) return `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`
  const named = namedColours[text]
  if (named === undefined) throw new HelperError('needs-colour', { found: shown(value) })
  return named
}
