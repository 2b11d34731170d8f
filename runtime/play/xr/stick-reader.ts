import type { XrHand } from '../../../protocol/frame/run-input.ts'

/** The stick of one controller: right and towards the person are positive, up to 1. */
export interface Stick {
  readonly hand: XrHand
  readonly x: number
  readonly y: number
  /** The lower one of its two buttons is down. */
  readonly isJump: boolean
}

/** What the sticks want now. */
interface StickWishes {
  /** Keys that are held by them: walking and jumping are the same as at a keyboard. */
  readonly keys: readonly string[]
  /** 1 = one turn to the left, −1 = to the right, once for each push. */
  readonly turn: -1 | 0 | 1
  /** How fast one wants to turn to the left while the stick is held, from −1 to 1. */
  readonly spin: number
  /** The hand that aims at a place, and the one that has just chosen its place. */
  readonly aiming: XrHand | null
  readonly chosen: XrHand | null
}

/** Shares of the way from where a push begins and ends, so that a trembling thumb does not push twice. */
const pushed = 0.6
const resting = 0.4
const walking = 0.35

/** Reads the sticks: of two the left one walks; the other one, or the only one, turns to the sides and jumps to a place when it is pushed forward and let go. */
export class StickReader {
  #isTurned = false
  /** On its way back from aiming. */
  #isReturning = false
  #aiming: XrHand | null = null

  read(sticks: readonly Stick[]): StickWishes {
    const walker = sticks.length > 1 ? sticks.find(({ hand }) => hand === 'left') : undefined
    const turner = sticks.find((stick) => stick !== walker)
    const keys = walker ? keysOf(walker) : []
    if (sticks.some(({ isJump }) => isJump)) keys.push(' ')
    const { x = 0, y = 0, hand } = turner ?? {}
    let turn: -1 | 0 | 1 = 0
    const mayTurn = this.#aiming === null && !this.#isReturning
    const spin = mayTurn && Math.abs(x) > resting ? -x : 0
    if (Math.hypot(x, y) < resting) this.#isReturning = false
    if (Math.abs(x) < resting) this.#isTurned = false
    else if (Math.abs(x) > pushed && !this.#isTurned && this.#aiming === null) {
      this.#isTurned = true
      turn = x > 0 ? -1 : 1
    }
    let chosen: XrHand | null = null
    if (this.#aiming === null) {
      if (hand && -y > pushed && Math.abs(x) < pushed) this.#aiming = hand
    } else if (Math.hypot(x, y) < resting) {
      chosen = turner ? this.#aiming : null
      this.#aiming = null
      // The way back to the middle is no turn.
      this.#isTurned = true
      this.#isReturning = true
    }
    return { keys, turn, spin, aiming: this.#aiming, chosen }
  }
}

function keysOf({ x, y }: Stick): string[] {
  const keys: string[] = []
  if (y < -walking) keys.push('w')
  if (y > walking) keys.push('s')
  if (x < -walking) keys.push('a')
  if (x > walking) keys.push('d')
  return keys
}
