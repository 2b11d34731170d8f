import type { HelperEntries, HelperParameter } from './helper-entry.ts'

const words = {
  name: 'text',
  type: 'unknown',
  isOptional: true,
  words: { en: 'what is written there', de: 'was dort steht' },
} as const satisfies HelperParameter

/** Members of `game`. */
export const gameEntries = {
  score: {
    kind: 'value',
    type: 'number',
    words: { en: 'The points; setting them shows them.', de: 'Die Punkte; wer sie setzt, zeigt sie.' },
  },
  health: {
    kind: 'value',
    type: 'number',
    words: {
      en: 'From 0 to 100; setting it shows it.',
      de: 'Die Lebenskraft von 0 bis 100; wer sie setzt, zeigt sie.',
    },
  },
  showScore: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Shows score and health.', de: 'Zeigt Punkte und Leben.' },
  },
  hideScore: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Hides score and health.', de: 'Versteckt Punkte und Leben.' },
  },
  win: {
    kind: 'call',
    parameters: [words],
    returns: 'void',
    words: { en: 'The game ends: you win.', de: 'Das Spiel endet: gewonnen.' },
  },
  lose: {
    kind: 'call',
    parameters: [words],
    returns: 'void',
    words: { en: 'The game ends: game over.', de: 'Das Spiel endet: verloren.' },
  },
} as const satisfies HelperEntries
