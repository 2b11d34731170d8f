import type { Statistics } from '../storage/ports/statistics.ts'

/** How long an answer stays the answer, and how many are kept. */
const keepMs = 60_000
const mostKept = 200

/**
 * The same question is counted once a minute, however many ask it. A question that failed is asked again.
 */
export function cachedStatistics(statistics: Statistics, now: () => number): Statistics {
  function remember<Query, Answer>(
    ask: (query: Query) => Promise<Answer>,
  ): (query: Query) => Promise<Answer> {
    const kept = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>()
    return (query) => {
      const key = JSON.stringify(query)
      const known = kept.get(key)
      if (known && now() - known.at < keepMs) return known.answer
      const answer = ask(query)
      kept.delete(key)
      kept.set(key, { at: now(), answer })
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      answer.catch(() => kept.delete(key))
      return answer
    }
  }
  return {
    segment: remember(statistics.segment),
    funnel: remember(statistics.funnel),
    close: statistics.close,
  }
}
