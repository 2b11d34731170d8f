import type { HelperEntries } from './helper-entry.ts'
import { doThis, somewhere } from './shared-parameters.ts'

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
  onEnter: {
    kind: 'call',
    parameters: [
      {
        name: 'zone',
        type: 'Item | string',
        words: {
          en: 'a thing or its name; it may be hidden',
          de: 'ein Ding oder sein Name; auch ein verstecktes',
        },
      },
      doThis('(zone: Item) => unknown'),
    ],
    returns: 'void',
    words: {
      en: 'Does something when the player comes into it.',
      de: 'Macht etwas, wenn der Spieler hineinkommt.',
    },
  },
} as const satisfies HelperEntries
