import type { HelperEntries, HelperParameter } from './helper-entry.ts'

const angle = {
  name: 'degrees',
  type: 'number',
  words: { en: 'an angle in degrees', de: 'ein Winkel in Grad' },
} as const satisfies HelperParameter

const number = (name: string, en: string, de: string) =>
  ({ name, type: 'number', words: { en, de } }) as const satisfies HelperParameter

/** Globals that calculate. */
export const numberEntries = {
  range: {
    kind: 'call',
    parameters: [
      number('from', 'the first number', 'die erste Zahl'),
      number('to', 'the last number', 'die letzte Zahl'),
      { ...number('by', 'how big a step is', 'wie groß ein Schritt ist'), isOptional: true },
    ],
    returns: 'number[]',
    words: {
      en: 'The numbers from one to another, for a loop: for (const n of range(1, 10)).',
      de: 'Die Zahlen von einer zur anderen, für eine Schleife: for (const n of range(1, 10)).',
    },
  },
  sin: { kind: 'call', parameters: [angle], returns: 'number', words: { en: 'Sine.', de: 'Sinus.' } },
  cos: { kind: 'call', parameters: [angle], returns: 'number', words: { en: 'Cosine.', de: 'Kosinus.' } },
  tan: { kind: 'call', parameters: [angle], returns: 'number', words: { en: 'Tangent.', de: 'Tangens.' } },
  shuffle: {
    kind: 'call',
    parameters: [{ name: 'list', type: 'any[]', words: { en: 'the list', de: 'die Liste' } }],
    returns: 'any[]',
    words: { en: 'Brings a list into a random order.', de: 'Bringt eine Liste durcheinander.' },
  },
} as const satisfies HelperEntries
