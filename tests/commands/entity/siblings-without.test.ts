import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siblingsWithout } from '../../../commands/entity/siblings-without.ts'
import { assertProperty } from '../support/assert-property.ts'
import { entityId } from '../support/workbench.ts'

const ids = Array.from({ length: 12 }, (_, index) => entityId(`e${index}`))
const siblingsOf = (list: readonly string[]) => ({
  length: list.length,
  at: (index: number) => ids.find((id) => id === list[index]),
  indexOf: (id: string) => list.indexOf(id),
})

test('what stays when some leave stands at the same places as in a list without them', () => {
  assertProperty(
    fc.property(fc.subarray(ids), fc.array(fc.constantFrom(...ids), { maxLength: 14 }), (all, leaving) => {
      const staying = all.filter((id) => !leaving.includes(id))
      const left = siblingsWithout(siblingsOf(all), leaving)
      expect(left.length).toBe(staying.length)
      expect(Array.from({ length: staying.length + 1 }, (_, at) => left.at(at))).toEqual([
        ...staying,
        undefined,
      ])
      expect(ids.map((id) => left.indexOf(id))).toEqual(ids.map((id) => staying.indexOf(id)))
    }),
    100,
  )
})
