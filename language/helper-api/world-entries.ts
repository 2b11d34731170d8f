import type { HelperEntries } from './helper-entry.ts'

/** Members of `world`. */
export const worldEntries = {
  surroundings: {
    kind: 'value',
    type: 'Surroundings',
    words: { en: 'What stands around: “forest”, “night” …', de: 'Was ringsum steht: „forest“, „night“ …' },
  },
  sky: {
    kind: 'value',
    type: 'string',
    words: { en: 'The colour of the sky.', de: 'Die Farbe des Himmels.' },
  },
  ground: {
    kind: 'value',
    type: 'string',
    words: { en: 'The colour of the ground.', de: 'Die Farbe des Bodens.' },
  },
  gravity: {
    kind: 'value',
    type: 'number',
    words: {
      en: 'How strongly everything is pulled down: Earth is 9.81, the Moon is 1.62.',
      de: 'Wie kräftig alles nach unten gezogen wird: Erde ist 9,81, Mond ist 1,62.',
    },
  },
  fog: {
    kind: 'value',
    type: 'number',
    words: {
      en: 'How many metres you see through the fog; 0 is no fog.',
      de: 'Wie viele Meter man durch den Nebel sieht; 0 ist kein Nebel.',
    },
  },
} as const satisfies HelperEntries
