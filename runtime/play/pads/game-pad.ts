import type { Push } from '../../simulation/motion/player-walk.ts'
import { noPush, type PadKeys } from './pad-keys.ts'

/** What of a `Gamepad` is looked at; buttons and axes as the 'standard' mapping numbers them. */
export interface PadState {
  readonly mapping: string
  readonly axes: readonly number[]
  readonly buttons: readonly { readonly pressed: boolean }[]
}

interface Parts {
  readonly keys: PadKeys
  /** Radians. */
  readonly lookAround: (turn: number, tilt: number) => void
  /** Clicks what is in the middle of the picture. */
  readonly clickMiddle: () => void
  readonly read: () => readonly (PadState | null)[]
}

/** A cross, B circle, X square, Y triangle, and the two upper shoulders: they press the keys of the layout in this order. */
const faces = [0, 1, 2, 3, 4, 5]
const rightTrigger = 7
const cross = { up: 12, down: 13, left: 14, right: 15 }
/** Radians a second at a whole push. */
const lookSpeed = 2.6
const deadZone = 0.2

/** A gamepad in a run: the left stick and the cross walk, the right stick looks round, the right trigger clicks what is in the middle. */
export class GamePad {
  readonly #parts: Parts
  #isClicking = false
  #isThere = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Looks once what is pressed; once a picture. */
  advance(milliseconds: number): void {
    const { keys, lookAround, clickMiddle, read } = this.#parts
    const pad = read().find((one) => one?.mapping === 'standard')
    if (!pad) {
      if (this.#isThere) keys.end()
      this.#isThere = false
      return
    }
    this.#isThere = true
    const isDown = (button: number) => pad.buttons[button]?.pressed === true
    const [x = 0, y = 0, lookX = 0, lookY = 0] = pad.axes
    const pushed = Math.hypot(x, y) > deadZone ? { right: x, forward: -y } : noPush
    keys.push(crossPush(isDown) ?? pushed)
    keys.layout.buttons.forEach((key, index) => {
      const face = faces[index]
      if (face !== undefined) keys.press(key, isDown(face))
    })
    if (Math.hypot(lookX, lookY) > deadZone) {
      const way = (lookSpeed * milliseconds) / 1000
      lookAround(-lookX * way, -lookY * way)
    }
    const isClicking = isDown(rightTrigger)
    if (isClicking && !this.#isClicking) clickMiddle()
    this.#isClicking = isClicking
  }
}

/** What the cross says, `null` where nobody presses it. */
function crossPush(isDown: (button: number) => boolean): Push | null {
  const right = Number(isDown(cross.right)) - Number(isDown(cross.left))
  const forward = Number(isDown(cross.up)) - Number(isDown(cross.down))
  return right === 0 && forward === 0 ? null : { right, forward }
}
