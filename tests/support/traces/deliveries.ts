import type { Trace } from './trace.ts'

/** For each step the earlier steps of others that its writer sees now for the first time, oldest first. */
export function deliveries({ steps, writers }: Trace): readonly (readonly number[])[] {
  const seen = Array.from({ length: writers }, () => new Set<number>())
  return steps.map(({ writer, parents }, index) => {
    const known = seen[writer]
    if (!known) throw new Error(`step ${index} is of a writer that the trace does not have`)
    const news: number[] = []
    const open = [...parents]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (known.has(at)) continue
      known.add(at)
      if (steps[at]?.writer !== writer) news.push(at)
      open.push(...(steps[at]?.parents ?? []))
    }
    known.add(index)
    return news.sort((a, b) => a - b)
  })
}
