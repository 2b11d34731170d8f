import { limits } from '../../../model/document/limits.ts'
import { hashJson } from '../../../model/hash.ts'
import type { JsonObject, JsonValue } from '../../../model/json.ts'
import { diceOf } from './dice.ts'
import type { JsonWords } from './json-words.ts'

/**
 * A stroke or shape of a doodle with other points, as many and about as large: a name written by hand or put together of lines cannot be
 * read any more. Equal points become equal ones.
 */
export function redactShape(shape: JsonObject, words: JsonWords): JsonObject {
  const { kind, points } = shape
  return isNumbers(points) ? { ...shape, points: scribble(points, kind === 'pen' ? 3 : 2, words) } : shape
}

const isNumbers = (value: JsonValue | undefined): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number')

/** A curve through as many points, round about where they were: in a square as long as they are wide or high, moved by up to half of it. */
function scribble(points: readonly number[], perPoint: number, words: JsonWords): readonly number[] {
  const [x, y] = [span(points, perPoint, 0), span(points, perPoint, 1)]
  const side = Math.max(x.length, y.length, 1)
  const dice = diceOf(words.seed(hashJson(points)))
  const share = () => dice(1_000) / 1_000
  const [middleX, middleY] = [x.middle + side * (share() - 0.5), y.middle + side * (share() - 0.5)]
  const [turnsX, turnsY, phase] = [1 + 2 * share(), 1 + 2 * share(), 7 * share()]
  const count = points.length / perPoint
  return points.map((_, index) => {
    const along = (Math.floor(index / perPoint) / count) * 2 * Math.PI
    const part = index % perPoint
    if (part === 2) return 0.5
    if (part === 0) return near(middleX + (side / 2) * Math.sin(turnsX * along + phase))
    return near(middleY + (side / 2) * Math.sin(turnsY * along))
  })
}

/** In hundredths, and no farther than a doodle may reach. */
const near = (value: number): number =>
  Math.max(-limits.doodleCoordinate, Math.min(limits.doodleCoordinate, Math.round(value * 100) / 100 || 0))

function span(points: readonly number[], perPoint: number, part: number) {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let index = part; index < points.length; index += perPoint) {
    const value = points[index] ?? 0
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return low <= high ? { middle: (low + high) / 2, length: high - low } : { middle: 0, length: 0 }
}
