import { seededRandom } from '../../runtime/random/seeded-random.ts'

/** Choices that follow from a seed alone. */
export class Dice {
  private readonly random: () => number

  constructor(seed: number) {
    this.random = seededRandom(seed)
  }

  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.random() * limit)
  }

  chance(percent: number): boolean {
    return this.below(100) < percent
  }

  /** One of a list that is not empty. */
  from<T>(list: readonly T[]): T {
    const item = list[this.below(list.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }

  /** `count` different ones of a list, fewer when it is shorter. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list]
    const chosen: T[] = []
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(this.below(rest.length), 1))
    return chosen
  }
}
