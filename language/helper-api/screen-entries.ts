import type { HelperEntries } from './helper-entry.ts'
import { inSeconds } from './shared-parameters.ts'

/** Members of `screen`. */
export const screenEntries = {
  show: {
    kind: 'call',
    parameters: [
      {
        name: 'text',
        type: 'unknown',
        words: { en: 'the words; “” takes them away', de: 'die Wörter; “” nimmt sie weg' },
      },
      inSeconds,
    ],
    returns: 'Promise<void>',
    words: { en: 'Shows words over the picture.', de: 'Zeigt Wörter über dem Bild.' },
  },
} as const satisfies HelperEntries
