import { middleBy } from '../median.ts'

const rounds = 9

export type Step = (index: number) => unknown
/** µs per step of each variant in one round. */
export type Times = readonly number[]

/**
 * The middle one of several rounds, in the order of `by`. In a round the variants take turns after every few steps, so that a
 * busy machine falls on all of them alike, and each is charged with everything it did: collected garbage and keyframes too.
 */
export function middleRound(
  steps: number,
  by: (times: Times) => number,
  ...variants: readonly (() => Step)[]
): Times {
  return middleBy(allRounds(steps, variants), by)
}

/** The least that each variant took in any round: for budgets in milliseconds, where nothing divides a busy machine out. */
export function best(steps: number, ...variants: readonly (() => Step)[]): Times {
  const all = allRounds(steps, variants)
  return variants.map((_, which) => Math.min(...all.map((times) => times[which] ?? 0)))
}

const allRounds = (steps: number, variants: readonly (() => Step)[]): Times[] =>
  Array.from({ length: rounds }, () => round(steps, variants))

function round(steps: number, variants: readonly (() => Step)[]): Times {
  const prepared = variants.map((prepare) => prepare())
  const times = variants.map(() => 0)
  const turn = Math.ceil(steps / 40)
  for (let from = 0; from < steps; from += turn)
    prepared.forEach((step, which) => {
      const start = performance.now()
      for (let index = from; index < Math.min(steps, from + turn); index++) step(index)
      times[which] = (times[which] ?? 0) + performance.now() - start
    })
  return times.map((time) => (time * 1_000) / steps)
}

/** How much the slowest of the others took of what the first took. */
export const ratioOf = ([first = 1, ...others]: Times): number => Math.max(...others) / first
