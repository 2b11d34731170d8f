import { fontFamilies, type TextFont, textFonts } from '../../../../model/components/text-fonts.ts'
import type { Choice } from '../../block-definition.ts'

const choice = (value: string, en: string, de: string): Choice => ({ value, words: { en, de } })

export const patternChoices: readonly Choice[] = [
  choice('dots', 'dots', 'Punkten'),
  choice('stripes', 'stripes', 'Streifen'),
  choice('checks', 'checks', 'Karos'),
  choice('bricks', 'bricks', 'Ziegeln'),
  choice('waves', 'waves', 'Wellen'),
  choice('stars', 'stars', 'Sternen'),
  choice('', 'no pattern', 'keinem Muster'),
]

/** First one that looks quite unlike what a text has by itself. */
const showyFont = 'pacifico' satisfies TextFont

const fontsInOrder: readonly TextFont[] = [showyFont, ...textFonts.filter((font) => font !== showyFont)]

export const fontChoices: readonly Choice[] = fontsInOrder.map((font) =>
  choice(font, fontFamilies[font], fontFamilies[font]),
)

export const particleChoices: readonly Choice[] = [
  choice('sparkle', 'sparkles', 'Funken'),
  choice('hearts', 'hearts', 'Herzen'),
  choice('stars', 'stars', 'Sterne'),
  choice('bubbles', 'bubbles', 'Blasen'),
  choice('smoke', 'smoke', 'Rauch'),
  choice('fire', 'fire', 'Feuer'),
  choice('confetti', 'confetti', 'Konfetti'),
  choice('snow', 'snow', 'Schnee'),
]

/** Models that something may well turn into; scripts can take every other one too. */
export const modelChoices: readonly Choice[] = [
  choice('frog', 'a frog', 'einen Frosch'),
  choice('dragon', 'a dragon', 'einen Drachen'),
  choice('cat', 'a cat', 'eine Katze'),
  choice('dog', 'a dog', 'einen Hund'),
  choice('rabbit', 'a rabbit', 'einen Hasen'),
  choice('horse', 'a horse', 'ein Pferd'),
  choice('chick', 'a chick', 'ein Küken'),
  choice('t-rex', 'a T-Rex', 'einen T-Rex'),
  choice('robot', 'a robot', 'einen Roboter'),
  choice('ghost', 'a ghost', 'ein Gespenst'),
  choice('snowman', 'a snowman', 'einen Schneemann'),
  choice('tree', 'a tree', 'einen Baum'),
  choice('flowers', 'flowers', 'Blumen'),
  choice('house', 'a house', 'ein Haus'),
  choice('car', 'a car', 'ein Auto'),
  choice('rocket', 'a rocket', 'eine Rakete'),
  choice('coin', 'a coin', 'eine Münze'),
  choice('gold-star', 'a star', 'einen Stern'),
]
