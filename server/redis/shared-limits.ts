import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Redis } from 'ioredis'

interface Count {
  readonly current: number
  /** Milliseconds until it begins anew. */
  readonly ttl: number
}

type Callback = (error: Error | null, count?: Count) => void

/** Counts one more and says how many there are in this window, in one step. */
const countOne = `local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`

/** Says how many there are. */
const countNone = `return {tonumber(redis.call('GET', KEYS[1]) or 0), redis.call('PTTL', KEYS[1])}`

/** Keys of this process above which those whose window is over are dropped. */
const sweepAbove = 10_000

/** The counts of this process alone, for as long as Redis is away. */
class OwnCounts {
  readonly #counts = new Map<string, { current: number; endsAt: number }>()

  add(key: string, windowMs: number, by: number): Count {
    const now = Date.now()
    if (this.#counts.size > sweepAbove) {
      for (const [old, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(old)
    }
    const known = this.#counts.get(key)
    const count = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs }
    count.current += by
    if (by > 0) this.#counts.set(key, count)
    return { current: count.current, ttl: count.endsAt - now }
  }
}

function countOf(answer: unknown): Count {
  const [current, ttl] = Array.isArray(answer) ? answer : []
  return { current: Number(current), ttl: Math.max(0, Number(ttl)) }
}

/**
 * Where the limits of all processes are counted together. Limits are told apart by the order in which they were made, which is the same
 * in every process of a version; keys (addresses, names) are stored as hashes only.
 */
export function sharedLimits(redis: Redis): FastifyRateLimitStoreCtor {
  let made = 0
  const own = new OwnCounts()

  class Store implements FastifyRateLimitStore {
    readonly #prefix: string

    constructor() {
      this.#prefix = `nestling-limit:${made}:`
      made += 1
    }

    incr(key: string, callback: Callback, windowMs: number): void {
      this.#ask(key, countOne, windowMs, 1, callback)
    }

    read(key: string, callback: Callback, windowMs: number): void {
      this.#ask(key, countNone, windowMs, 0, callback)
    }

    child(): FastifyRateLimitStore {
      return new Store()
    }

    #ask(key: string, script: string, windowMs: number, by: number, callback: Callback): void {
      const hashed = this.#prefix + createHash('sha256').update(key).digest('base64url')
      redis
        .eval(script, 1, hashed, windowMs)
        .then(countOf, () => own.add(hashed, windowMs, by))
        .then((count) => callback(null, count))
    }
  }
  return Store
}
