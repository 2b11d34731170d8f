import { expect, test } from 'vitest'
import { soundNames } from '../../../language/sounds/sound-catalogue.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { AssetId } from '../../../model/ids.ts'
import { soundChoices } from '../../../src/blocks/canvas/sound-choice.ts'

const own = [
  { source: assetReference(AssetId.parse('a')), name: 'My song' },
  { source: assetReference(AssetId.parse('b')), name: 'coin' },
]
const shelf = [{ key: 'k.mp3', name: 'gem' }]
const sounds = { own, shelf, words: { own: 'My sounds' }, locale: 'en' } as const
const found = (typed: string, locale: 'en' | 'de' = 'en') =>
  soundChoices({ ...sounds, locale }, typed).map(({ name }) => name)

test('files of the project come first and take the place of sounds of the same name', () => {
  const all = soundChoices({ ...sounds, locale: 'de' }, '')
  expect(all.slice(0, 4).map(({ value, name, group }) => [value, name, group])).toEqual([
    ['asset:a', 'My song', 'My sounds'],
    ['asset:b', 'coin', 'My sounds'],
    ['k.mp3', 'gem', 'My sounds'],
    ['gem', 'Edelstein', 'Spiele'],
  ])
  expect(all).toHaveLength(soundNames.length + 2)
})

test('sounds are found in both languages and by their group', () => {
  expect(found('Hund')[0]).toBe('dog')
  expect(found('dog', 'de')[0]).toBe('Hund')
  expect(found('Tiere')).toEqual(expect.arrayContaining(['cow', 'owl']))
  expect(found('song')[0]).toBe('My song')
  expect(found('hudn', 'de')).toEqual(['Hund'])
  expect(found('qqq')).toEqual([])
  // Letters that lie apart find nothing.
  expect(found('ecn')).toEqual([])
})
