/** How much of each kind has begun and not ended. */
export interface UnderWay {
  /** Does something; `nth` is how much of `key` is under way then, itself counted. */
  during<Answer>(key: string, work: (nth: number) => Promise<Answer>): Promise<Answer>
}

export function createUnderWay(): UnderWay {
  const counts = new Map<string, number>()
  return {
    async during(key, work) {
      const nth = (counts.get(key) ?? 0) + 1
      counts.set(key, nth)
      try {
        return await work(nth)
      } finally {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}
