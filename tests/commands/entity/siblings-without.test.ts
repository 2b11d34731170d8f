import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siblingsWithout } from '../../../commands/entity/siblings-without.ts'
import { stepsInLists } from '../../support/steps-in-lists.ts'
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

test('to ask for every one that stays costs no walk of those that leave', () => {
  const steps = (count: number) => {
    const all = Array.from({ length: count }, (_, at) => entityId(`e${at}`))
    const places = new Map(all.map((id, at) => [id, at]))
    const siblings = {
      length: count,
      at: (index: number) => all[index],
      indexOf: (id: string) => places.get(entityId(id)) ?? -1,
    }
    return stepsInLists(() => {
      const left = siblingsWithout(siblings, all.slice(0, count / 2))
      for (let at = 0; at < left.length; at++) left.at(at)
      for (const id of all) left.indexOf(id)
    })
  }
  expect(steps(1_000)).toBeLessThan(1_000 * 5)
})
