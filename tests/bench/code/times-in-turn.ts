import { median } from '../median.ts'

/** Does several pieces of work in turn, `rounds` times after some to warm up, and answers the middle time of each in milliseconds. */
export function timesInTurn<T extends readonly (() => unknown)[]>(
  works: readonly [...T],
  rounds: number,
): { [Index in keyof T]: number }
export function timesInTurn(works: readonly (() => unknown)[], rounds: number): number[] {
  const times: number[][] = works.map(() => [])
  for (let round = -3; round < rounds; round += 1)
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      work()
      if (round >= 0) times[index]?.push(performance.now() - start)
    }
  return times.map(median)
}
