import { soundCatalogue, soundGroups, soundNames } from '../../../language/sounds/sound-catalogue.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fuzzyScore } from '../../workspace/palette/fuzzy-score.ts'
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
    texts: [name],
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
      return { choice, texts: [said.en, said.de, known, ...Object.values(soundGroups[group])] }
    })
  const all = [...files, ...library]
  if (typed.trim() === '') return all.map(({ choice }) => choice)
  return all
    .map(({ choice, texts }) => ({
      choice,
      score: Math.max(...texts.map((text) => fuzzyScore(typed, text))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ choice }) => ({ ...choice, group: '' }))
}
