import type { Effects } from '../effects.ts'
import { type Scheduler, stepsIn } from '../scheduler/scheduler.ts'
import type { SimEffectOf } from '../sim-effect.ts'

/** Longer texts are cut: nobody would listen that long. */
const longestText = 500
/** How long a text takes to be read out, for every device the same: about as fast as people read to children. */
const secondsForIt = (text: string): number => 0.6 + text.length * 0.07

/** What is read out in a run: one text at a time. */
export interface Voice {
  /** Takes the place of what is read out now; answers when it is over. */
  say(text: string, how: Pick<SimEffectOf<'voice'>, 'language' | 'share'>): { readonly isOver: boolean }
  /** Silence. */
  end(): void
}

export function createVoice(effects: Effects, scheduler: Pick<Scheduler, 'now'>): Voice {
  let latest: { until: number } | null = null
  return {
    say(whole, how) {
      const text = whole.slice(0, longestText)
      const seconds = secondsForIt(text)
      const own = { until: scheduler.now + stepsIn(seconds) }
      if (latest) latest.until = 0
      latest = own
      effects.tell({ kind: 'voice', text, seconds, ...how })
      return {
        get isOver() {
          return scheduler.now >= own.until
        },
      }
    },
    end() {
      if (!latest || scheduler.now >= latest.until) return
      latest.until = 0
      effects.tell({ kind: 'voice', text: null, language: null, seconds: 0, share: 0 })
    },
  }
}
