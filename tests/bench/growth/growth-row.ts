import { type BenchRow, limitRow } from '../bench-row.ts'
import { median } from '../median.ts'

interface Limit {
  readonly name: string
  readonly value: number
}

export const sizes = [1_000, 10_000, 50_000] as const

/** 1 is linear; what is above it is room for caches that no longer hold everything. */
export const linear = { name: 'linear with room', value: 1.25 } as const
/** 0 is the same whatever the size; what is above it is room for caches, and for what is logarithmic. */
export const constant = { name: 'the same at any size, with room', value: 0.3 } as const

const exponentOf = (times: readonly number[]): number =>
  Math.log((times.at(-1) ?? 1) / (times[0] ?? 1)) / Math.log((sizes.at(-1) ?? 1) / sizes[0])

/**
 * For work that hands out a list of all: no steeper than putting as many into a list is here. A list of 50,000 is a large object for V8, with
 * memory of its own each time, and on some machines that alone takes a hundred times what one of 10,000 takes.
 */
export function linearAsLists(): Limit {
  const exponent = exponentOf(
    sizes.map((size) => {
      const all = Array.from({ length: size }, (_, index) => ({ index }))
      return middleTime(200, () => [...all.values()])
    }),
  )
  return exponent > linear.value ? { name: 'a list of as many, put together', value: exponent } : linear
}

/** How work grows: prints what it takes at each size, in milliseconds, and the exponent from the first to the last. */
export function growthRow(what: string, times: readonly number[], limit: Limit): BenchRow {
  const shown = sizes.map((size, index) => `${size}: ${figure(times[index] ?? 0)} ms`).join(', ')
  return limitRow(`growth, ${what} (${shown})`, exponentOf(times), 'exponent', limit)
}

/** The middle one of what several rounds took, in milliseconds. */
export function middleTime(rounds: number, step: (index: number) => unknown): number {
  return median(
    Array.from({ length: rounds }, (_, index) => {
      const start = performance.now()
      step(index)
      return performance.now() - start
    }),
  )
}

const figure = (value: number): string => (value < 1 ? value.toFixed(4) : value.toFixed(1))
