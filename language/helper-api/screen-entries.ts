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
        words: { en: 'the words; “” takes them away', de: 'die Wörter; „“ nimmt sie weg' },
      },
      inSeconds,
    ],
    returns: 'Promise<void>',
    words: { en: 'Shows words over the picture.', de: 'Zeigt Wörter über dem Bild.' },
  },
  panel: {
    kind: 'call',
    parameters: [
      { name: 'title', type: 'unknown', words: { en: 'the heading', de: 'die Überschrift' } },
      {
        name: 'text',
        type: 'unknown',
        isOptional: true,
        words: { en: 'the words below', de: 'die Wörter darunter' },
      },
      {
        name: 'options',
        type: 'PanelOptions',
        isOptional: true,
        words: { en: '{picture: thing} shows that picture', de: '{picture: Ding} zeigt dieses Bild' },
      },
    ],
    returns: 'void',
    words: { en: 'Shows a sheet that can be closed.', de: 'Zeigt eine Tafel, die man schließen kann.' },
  },
  closePanel: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Closes the sheet.', de: 'Schließt die Tafel.' },
  },
} as const satisfies HelperEntries
