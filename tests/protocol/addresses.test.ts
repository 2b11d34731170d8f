import { expect, it } from 'vitest'
import { isReservedName } from '../../protocol/addresses/reserved-names.ts'
import { slugOf } from '../../protocol/addresses/slug-of.ts'

it.each([
  ['My first World', 'my-first-world'],
  ['Größe & Süßes', 'groesse-suesses'],
  ['  --a--b-- ', 'a-b'],
  ['café ñandú', 'cafe-nandu'],
  ['🌳🌳', 'project'],
  ['x'.repeat(80), 'x'.repeat(60)],
])('%s becomes the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('a page’s name is reserved whatever its case, a person’s is not', () => {
  expect(isReservedName('Play')).toBe(true)
  expect(isReservedName('pageNotFound')).toBe(true)
  expect(isReservedName('mia')).toBe(false)
})
