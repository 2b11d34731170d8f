import { keyName } from '../simulation/keyboard.ts'

type Tell = (phase: 'down' | 'up', key: string) => void

/**
 * Which keys are down, and by what: a place on the keyboard, whose letter changes while Shift is held, or a button on the picture. A key
 * is told of as up when nothing holds it any more.
 */
export class HeldKeys {
  readonly #tell: Tell
  readonly #keys = new Map<string, string>()

  constructor(tell: Tell) {
    this.#tell = tell
  }

  isHeldBy(by: string): boolean {
    return this.#keys.has(by)
  }

  /** A press whose end nobody saw ends first. */
  hold(by: string, key: string): void {
    this.release(by)
    const isNew = !this.#isHeld(key)
    this.#keys.set(by, key)
    if (isNew) this.#tell('down', key)
  }

  release(by: string): void {
    const key = this.#keys.get(by)
    if (key === undefined) return
    this.#keys.delete(by)
    if (!this.#isHeld(key)) this.#tell('up', key)
  }

  releaseAll(): void {
    for (const by of this.#keys.keys()) this.release(by)
  }

  #isHeld(key: string): boolean {
    const name = keyName(key)
    for (const held of this.#keys.values()) if (keyName(held) === name) return true
    return false
  }
}
