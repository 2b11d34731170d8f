import { HelperError } from '../../../language/errors/helper-error.ts'
import { cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import { expectNumber } from '../items/expect.ts'
import { expectPlace } from '../items/expect-place.ts'
import type { HelperApi } from '../simulation-host.ts'
import { lengthOf, subtract } from '../space/vec3.ts'

const origin = [0, 0, 0] as const
/** Numbers that `range` counts at most: more are a mistake, and would fill the memory. */
const mostNumbers = 100_000

/** Calculations that are the same in every engine, and chance that is the same in every replay. */
export function createNumberHelpers(chance: () => number): HelperApi {
  return {
    distance(from: unknown, to: unknown) {
      return lengthOf(subtract(expectPlace('distance', from, origin), expectPlace('distance', to, origin)))
    },
    random(from?: unknown, to?: unknown) {
      if (from === undefined) return chance()
      const [low, high] = [expectNumber('random', from), expectNumber('random', to)]
      const [least, most] = low <= high ? [low, high] : [high, low]
      return Number.isInteger(least) && Number.isInteger(most)
        ? least + Math.floor(chance() * (most - least + 1))
        : least + chance() * (most - least)
    },
    range(from: unknown, to: unknown, by: unknown = 1) {
      const [first, last] = [expectNumber('range', from), expectNumber('range', to)]
      const step = Math.abs(expectNumber('range', by)) || 1
      const count = Math.floor(Math.abs(last - first) / step) + 1
      if (count > mostNumbers) throw new HelperError('too-big')
      const direction = first <= last ? step : -step
      return Array.from({ length: count }, (_, index) => first + index * direction)
    },
    sin: (degrees: unknown) => sinDegrees(expectNumber('sin', degrees)),
    cos: (degrees: unknown) => cosDegrees(expectNumber('cos', degrees)),
    tan(degrees: unknown) {
      const angle = expectNumber('tan', degrees)
      return sinDegrees(angle) / cosDegrees(angle)
    },
    shuffle(list: unknown) {
      if (!Array.isArray(list)) throw new HelperError('not-a-list')
      for (let last = list.length - 1; last > 0; last -= 1) {
        const other = Math.floor(chance() * (last + 1))
        const [a, b]: readonly unknown[] = [list[last], list[other]]
        list[last] = b
        list[other] = a
      }
      return list
    },
  }
}
