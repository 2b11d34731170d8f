import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for another when reading a code aloud or typing it on a headset. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Six random characters of `PlayCode`. */
export const newPlayCode = (): string =>
  Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
