import fc from 'fast-check'
import { parseTrace, type Trace } from './trace.ts'

/**
 * Two people who take turns at the two ends of a text, with emoji, and hear of each other now and then: what a
 * recorded trace tests, where none is at hand.
 */
export function madeUpTrace(seed: number): Trace {
  const [turns = []] = fc.sample(
    fc.array(
      fc.record({ agent: fc.nat(1), word: fc.constantFrom('a', 'bc', '🐣', '\n'), hears: fc.boolean() }),
      {
        minLength: 300,
        maxLength: 300,
      },
    ),
    { seed, numRuns: 1 },
  )
  const texts = ['', '']
  const last: (number | undefined)[] = [undefined, undefined]
  const heard = [0, 0]
  const txns: { agent: number; parents: number[]; patches: [number, number, string][] }[] = []
  const points = (text: string): number => [...text].length
  turns.forEach(({ agent, word, hears }, index) => {
    const other = 1 - agent
    const theirs = last[other]
    const isNews = theirs !== undefined && (hears || last[agent] === undefined) && index > 0
    if (isNews) heard[agent] = points(texts[other] ?? '')
    const parents = [last[agent], isNews ? theirs : undefined].filter((at) => at !== undefined)
    const own = points(texts[agent] ?? '')
    const at = agent === 0 ? own : own + (heard[agent] ?? 0)
    txns.push({ agent, parents: parents.sort((a, b) => a - b), patches: [[at, 0, word]] })
    texts[agent] = `${texts[agent] ?? ''}${word}`
    last[agent] = index
  })
  return parseTrace({ kind: 'concurrent', numAgents: 2, endContent: texts.join(''), txns })
}
