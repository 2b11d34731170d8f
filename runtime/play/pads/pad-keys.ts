import { keyNamed } from '../../simulation/keyboard.ts'
import type { Push } from '../../simulation/motion/player-walk.ts'
import type { RunInputs } from '../run-inputs.ts'
import type { PadLayout } from './pad-layout.ts'

export const noPush: Push = Object.freeze({ right: 0, forward: 0 })

/** Shares of a whole push that a run is told of: smaller ones would only make its log longer. */
const shares = 16
/** A smaller push is the thumb that rests, or a stick that has become loose. */
const deadZone = 0.15
/** From here on a push to one side presses the key of that way: a push between two ways presses both. */
const pressing = 0.38

/** Does for a stick and buttons what a keyboard does for a run. */
export class PadKeys {
  readonly #inputs: Pick<RunInputs, 'setKey' | 'walk'>
  readonly #held = new Set<string>()
  #layout: PadLayout = { walks: false, directions: {}, buttons: [] }
  #push: Push = noPush

  constructor(inputs: Pick<RunInputs, 'setKey' | 'walk'>) {
    this.#inputs = inputs
  }

  get layout(): PadLayout {
    return this.#layout
  }

  /** Lets go of all that has another place in the new layout or none, and does with the stick as it is pushed what the new one does. */
  setLayout(layout: PadLayout): void {
    const steered = steeredBy(layout)
    const steeredBefore = steeredBy(this.#layout)
    const stays = (key: string) => (steeredBefore.has(key) ? steered.has(key) : layout.buttons.includes(key))
    for (const key of this.#held) if (!stays(key)) this.press(key, false)
    const { walks } = this.#layout
    this.#layout = layout
    if (walks !== layout.walks && this.#push !== noPush) this.#inputs.walk(walks ? noPush : this.#push)
    this.#pressWays()
  }

  /** The stick is pushed so far from now on. */
  push(wish: Push): void {
    const push = exact(wish)
    if (push.right === this.#push.right && push.forward === this.#push.forward) return
    this.#push = push
    if (this.#layout.walks) this.#inputs.walk(push)
    this.#pressWays()
  }

  /** A key of the layout, by its `keyName`, is held or not. */
  press(key: string, isHeld: boolean): void {
    if (this.#held.has(key) === isHeld) return
    if (isHeld) this.#held.add(key)
    else this.#held.delete(key)
    this.#inputs.setKey(keyNamed(key), isHeld)
  }

  #pressWays() {
    const { right, forward } = this.#push
    const { directions } = this.#layout
    const press = (keys: readonly string[] = [], share: number) => {
      for (const key of keys) this.press(key, share > pressing)
    }
    press(directions.forward, forward)
    press(directions.back, -forward)
    press(directions.left, -right)
    press(directions.right, right)
  }

  /** Lets go of everything. */
  end(): void {
    this.push(noPush)
    for (const key of this.#held) this.press(key, false)
  }
}

const steeredBy = ({ directions }: PadLayout): ReadonlySet<string> =>
  new Set(Object.values(directions).flat())

function exact({ right, forward }: Push): Push {
  if (Math.hypot(right, forward) < deadZone) return noPush
  const share = (value: number) => Math.round(Math.min(1, Math.max(-1, value)) * shares) / shares + 0
  return { right: share(right), forward: share(forward) }
}
