import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for another when reading a code aloud or typing it on a headset. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** So many random characters, almost 5 bits each. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
