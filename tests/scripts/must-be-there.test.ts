import { expect, it } from 'vitest'
import { mustBeThere } from '../../scripts/must-be-there.ts'

it('names the tests of a list that were moved or deleted, and gives back a list whose tests are all there', () => {
  const exists = (file: string) => file.startsWith('tests/scene/')
  expect(mustBeThere(['tests/scene/a.test.ts', 'tests/scene/b.test.ts'], exists)).toHaveLength(2)
  expect(() =>
    mustBeThere(['tests/play/a.test.ts', 'tests/scene/b.test.ts', 'tests/c.test.ts'], exists),
  ).toThrow('No such tests: tests/play/a.test.ts, tests/c.test.ts')
})
