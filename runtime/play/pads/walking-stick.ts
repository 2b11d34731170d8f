import type { Push } from '../../simulation/motion/player-walk.ts'
import { noPush } from './pad-keys.ts'

/** A stick on the screen: its knob goes where the finger is, and back to the middle when that is gone. */
export class WalkingStick {
  readonly element = document.createElement('div')
  readonly #knob = document.createElement('div')
  readonly #onPush: (push: Push) => void
  #finger: number | null = null

  constructor(label: string, onPush: (push: Push) => void) {
    const { element } = this
    this.#onPush = onPush
    element.className = 'touch-stick'
    element.setAttribute('role', 'group')
    element.setAttribute('aria-label', label)
    this.#knob.className = 'touch-knob'
    element.append(this.#knob)
    element.addEventListener('pointerdown', (event) => {
      if (this.#finger !== null) return
      element.setPointerCapture(event.pointerId)
      this.#finger = event.pointerId
      this.#follow(event)
    })
    element.addEventListener('pointermove', (event) => {
      if (event.pointerId === this.#finger) this.#follow(event)
    })
    element.addEventListener('lostpointercapture', ({ pointerId }) => {
      if (pointerId === this.#finger) this.letGo()
    })
  }

  letGo(): void {
    this.#finger = null
    this.#show(noPush)
    this.#onPush(noPush)
  }

  #follow({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = this.element.getBoundingClientRect()
    const reach = (width - this.#knob.offsetWidth) / 2
    const x = (clientX - left - width / 2) / reach
    const y = (clientY - top - height / 2) / reach
    const beyond = Math.max(1, Math.hypot(x, y))
    const push = { right: x / beyond, forward: -y / beyond }
    this.#show(push)
    this.#onPush(push)
  }

  #show({ right, forward }: Push) {
    const { style } = this.element
    style.setProperty('--right', String(right))
    style.setProperty('--forward', String(forward))
  }
}
