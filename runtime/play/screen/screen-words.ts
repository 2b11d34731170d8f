import type { Said } from '../../../language/locale.ts'

/** What the frame itself writes over the picture of a running world. */
export const screenWords = {
  close: { en: 'Close', de: 'Schließen' },
  score: { en: 'Score', de: 'Punkte' },
  health: { en: 'Health', de: 'Leben' },
  bag: { en: 'Bag', de: 'Tasche' },
  won: { en: 'You win!', de: 'Gewonnen!' },
  lost: { en: 'Game over', de: 'Das Spiel ist aus' },
  again: { en: 'Play again', de: 'Noch einmal' },
  photo: { en: 'A photo of the world', de: 'Ein Foto der Welt' },
  hear: { en: 'Press to hear the sounds', de: 'Drücke, um die Klänge zu hören' },
  answer: { en: 'OK', de: 'OK' },
} as const satisfies Record<string, Said>
