import type { Choice } from '../../block-definition.ts'

/** Names of the notes from a C on; in German a B is called H. */
const letters = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
const germanLetters = ['C', 'Cis', 'D', 'Dis', 'E', 'F', 'Fis', 'G', 'Gis', 'A', 'B', 'H']

/** Two octaves, from the C in the middle of a piano on. */
export const noteChoices: readonly Choice[] = [4, 5, 6].flatMap((octave) =>
  letters.slice(0, octave === 6 ? 1 : letters.length).map((letter, index) => ({
    value: `${letter}${octave}`,
    words: { en: `${letter.replace('#', '♯')} ${octave}`, de: `${germanLetters[index]} ${octave}` },
  })),
)
