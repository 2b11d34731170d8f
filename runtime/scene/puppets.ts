import type { Group } from 'three'
import type { Puppet } from '../models/clips/puppet.ts'

/** The moving models that stand in the scene now. */
export class Puppets {
  readonly #puppets = new Set<Puppet>()
  readonly #blends = new Map<string, number>()

  /** The next clip of the model with this id begins little by little, in so many seconds. */
  blendNext(id: string, seconds: number): void {
    this.#blends.set(id, seconds)
  }

  /** What was asked for by `blendNext`; 0 = nothing. Answers so once. */
  takeBlend(id: string): number {
    const seconds = this.#blends.get(id) ?? 0
    this.#blends.delete(id)
    return seconds
  }

  /** From when its object hangs in the scene until it is taken out. */
  watch(puppet: Puppet): void {
    puppet.object.addEventListener('added', () => this.#puppets.add(puppet))
    puppet.object.addEventListener('removed', () => this.#puppets.delete(puppet))
  }

  /** Shows those that are `wanted` as they are after so many seconds, and answers whether there was one. */
  show(seconds: number, wanted: (object: Group) => boolean = () => true): boolean {
    let hasShown = false
    for (const puppet of this.#puppets) {
      if (!wanted(puppet.object)) continue
      puppet.show(seconds)
      hasShown = true
    }
    return hasShown
  }

  /** All of them stand still again. */
  rest(): void {
    for (const puppet of this.#puppets) puppet.rest()
  }
}
