import { HelperError } from '../../../language/errors/helper-error.ts'
import { shown } from '../items/expect.ts'

const lowest = 24
const highest = 108
/** Half tones above a C; H is what B is called in German. */
const steps = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11, H: 11 }
const isLetter = (letter: string): letter is keyof typeof steps => Object.hasOwn(steps, letter)

/** A note as its key on a piano: from a name like `C4` or `F#5`, or from the key's number, 60 for `C4`. Or the learner's error. */
export function expectKey(value: unknown): number {
  const key = typeof value === 'string' ? keyNamed(value.trim()) : value
  if (typeof key !== 'number' || !(key >= lowest && key <= highest))
    throw new HelperError('unknown-note', { found: shown(value) })
  return key
}

function keyNamed(name: string): number | null {
  const [, written = '', sign = '', octave = ''] = /^([a-h])([#b]?)(\d)$/i.exec(name) ?? []
  const letter = written.toUpperCase()
  if (!isLetter(letter)) return name === '' ? null : Number(name)
  const half = sign === '#' ? 1 : sign === '' ? 0 : -1
  return (Number(octave) + 1) * 12 + steps[letter] + half
}
