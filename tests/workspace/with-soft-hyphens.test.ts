import { expect, it } from 'vitest'
import { design as german } from '../../src/i18n/de/design.ts'
import { things as germanThings } from '../../src/i18n/de/things.ts'
import { design as english } from '../../src/i18n/en/design.ts'
import { things as englishThings } from '../../src/i18n/en/things.ts'
import { withSoftHyphens } from '../../src/workspace/left/with-soft-hyphens.ts'

/** Letters for which a picture of the picker has room, in one line. */
const room = 9

it.each([
  ['German', germanThings, german],
  ['English', englishThings, english],
])('no word below a picture of the picker is broken anywhere, in %s', (_, things, { picker }) => {
  const long = Object.values(things)
    .flatMap((name) => withSoftHyphens(name, picker.joints).split(/[\s\u00ad-]/))
    .filter((part) => part.length > room)
  expect(long).toEqual([])
})

it('parts only words that it knows, and leaves the letters as they are', () => {
  const shown = withSoftHyphens('Gleichmäßiges Licht', 'Schein-werfer Gleich-mäßiges')
  expect(shown).toBe('Gleich\u00admäßiges Licht')
  expect(withSoftHyphens('Tanne', 'Schein-werfer')).toBe('Tanne')
})
