import type { Effects } from '../effects.ts'
import { type Scheduler, stepsIn } from '../scheduler/scheduler.ts'
import type { SoundFrom, SoundStart } from '../sim-effect.ts'

/** Sounds that are heard at once; of more nobody could tell them apart. */
export const mostSounds = 32

/** What is to be heard; `loops`: until somebody ends it. */
export interface Wanted {
  readonly what: SoundStart
  /** What programs call it, for ending it by name. */
  readonly name: string
  readonly seconds: number
  readonly loops: boolean
  readonly from: SoundFrom | null
}

/** A sound of the run, heard or not. */
export interface Playing {
  readonly isOver: boolean
  /** Whether there was room for it among those that are heard. */
  readonly isHeard: boolean
}

/** The sounds of a run. What is heard, and for how long, follows from the run alone and never from a device. */
export interface SoundDesk {
  /** From 0 to 1. */
  volume: number
  /** 1 is as usual, 2 an octave higher and twice as fast. */
  pitch: number
  /** Beats a minute. */
  tempo: number
  begin(wanted: Wanted): Playing
  /** Ends sounds of a name or all. */
  end(name: string | null): void
  /** Whether a sound of this name goes on until somebody ends it. */
  isLooping(name: string): boolean
}

interface Heard extends Wanted {
  readonly id: number
  /** The step in which it is over. */
  readonly until: number
  isEnded: boolean
}

export function createSoundDesk(effects: Effects, scheduler: Pick<Scheduler, 'now'>): SoundDesk {
  let heard: Heard[] = []
  let ids = 0
  let volume = 1
  const isOver = ({ until, isEnded }: Heard) => isEnded || scheduler.now >= until

  return {
    get volume() {
      return volume
    },
    set volume(share) {
      volume = share
      effects.tell({ kind: 'sound', does: 'volume', share })
    },
    pitch: 1,
    tempo: 120,
    begin(wanted) {
      heard = heard.filter((one) => !isOver(one))
      ids += 1
      const until = wanted.loops ? Number.POSITIVE_INFINITY : scheduler.now + stepsIn(wanted.seconds)
      const one: Heard = { ...wanted, id: ids, until, isEnded: false }
      const isHeard = heard.length < mostSounds
      if (isHeard) {
        heard.push(one)
        const { what, loops, from } = wanted
        effects.tell({ kind: 'sound', does: 'begin', id: one.id, what, loops, from })
      }
      return {
        isHeard,
        get isOver() {
          return isOver(one)
        },
      }
    },
    end(name) {
      for (const one of heard) {
        if (isOver(one) || (name !== null && one.name !== name)) continue
        one.isEnded = true
        effects.tell({ kind: 'sound', does: 'end', id: one.id })
      }
    },
    isLooping: (name) => heard.some((one) => one.name === name && one.loops && !isOver(one)),
  }
}
