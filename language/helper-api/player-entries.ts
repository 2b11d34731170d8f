import type { HelperEntries } from './helper-entry.ts'
import { somewhere } from './shared-parameters.ts'

/** What `player` has besides the members of every thing. */
export const playerEntries = {
  speed: {
    kind: 'value',
    type: 'number',
    words: {
      en: 'How fast it walks, in metres a second.',
      de: 'Wie schnell es läuft, in Metern pro Sekunde.',
    },
  },
  jump: {
    kind: 'value',
    type: 'number',
    words: { en: 'How strongly it jumps.', de: 'Wie kräftig es springt.' },
  },
  teleport: {
    kind: 'call',
    parameters: [somewhere],
    returns: 'void',
    words: { en: 'Is somewhere else at once.', de: 'Ist sofort woanders.' },
  },
} as const satisfies HelperEntries
