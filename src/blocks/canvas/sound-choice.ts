import { soundCatalogue, soundGroups, soundNames } from '../../../language/sounds/sound-catalogue.ts'
import type { Locale } from '../../i18n/locale.ts'
import { findByWords } from '../../workspace/palette/find-by-words.ts'
import { wordSource } from '../../workspace/palette/word-source.ts'
import type { ItemChoice } from './item-choice.ts'
import type { OwnSound, SoundWords } from './sound-source.ts'

interface Sounds {
  readonly own: readonly OwnSound[]
  readonly shelf: readonly { readonly key: string; readonly name: string }[]
  readonly words: Pick<SoundWords, 'own'>
  readonly locale: Locale
}

/**
 * The sounds that can be picked: first the files of the project, which take the place of sounds of the same name, then other files of the person by
 * their keys, and the library in its groups. Typed words find them in both languages, the best first.
 */
export function soundChoices({ own, shelf, words, locale }: Sounds, typed: string): readonly ItemChoice[] {
  const others = shelf.map(({ key, name }) => ({ source: key, name }))
  const files = [...own, ...others].map(({ source, name }) => ({
    choice: { value: source, name, picture: undefined, group: words.own },
    called: name,
    shelved: '',
  }))
  const library = soundNames
    .filter((known) => !own.some(({ name }) => name === known))
    .map((known) => {
      const { words: said, group } = soundCatalogue[known]
      const choice = {
        value: known,
        name: said[locale],
        picture: undefined,
        group: soundGroups[group][locale],
      }
      return {
        choice,
        called: [said.en, said.de, known].join(' '),
        shelved: Object.values(soundGroups[group]).join(' '),
      }
    })
  const all = [...files, ...library]
  if (typed.trim() === '') return all.map(({ choice }) => choice)
  return findByWords(
    all.map(({ choice, called, shelved }) => ({
      found: { ...choice, group: '' },
      // What a sound is called counts more than its group.
      sources: [wordSource(called, 2), wordSource(shelved, 1)],
    })),
    typed,
  )
}
