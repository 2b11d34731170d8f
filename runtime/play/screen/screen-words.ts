import type { Said } from '../../../language/locale.ts'

/** What the frame itself writes over the picture of a running world. */
export const screenWords = {
  close: { en: 'Close', de: 'Schließen' },
  answer: { en: 'OK', de: 'OK' },
} as const satisfies Record<string, Said>
