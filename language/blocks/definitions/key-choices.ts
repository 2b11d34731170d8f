import type { Choice } from '../block-definition.ts'

const letters: readonly Choice[] = [...'abcdefghijklmnopqrstuvwxyz0123456789'].map((key) => ({
  value: key,
  words: { en: key, de: key },
}))

/** Keys as `onKey` names them. */
export const keyChoices: readonly Choice[] = [
  { value: 'space', words: { en: 'space', de: 'Leertaste' } },
  { value: 'up', words: { en: 'arrow up', de: 'Pfeil hoch' } },
  { value: 'down', words: { en: 'arrow down', de: 'Pfeil runter' } },
  { value: 'left', words: { en: 'arrow left', de: 'Pfeil links' } },
  { value: 'right', words: { en: 'arrow right', de: 'Pfeil rechts' } },
  { value: 'enter', words: { en: 'enter', de: 'Eingabe' } },
  ...letters,
]
