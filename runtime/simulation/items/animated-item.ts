import { HelperError } from '../../../language/errors/helper-error.ts'
import { effectNames } from '../../../model/components/effect.ts'
import { type ClipName, Model, modelClips } from '../../../model/components/model.ts'
import type { JsonObject } from '../../../model/json.ts'
import { quietly } from '../scheduler/quietly.ts'
import { DressedItem } from './dressed-item.ts'
import { expectNumber, secondsOf } from './expect.ts'
import { expectChoice } from './expect-choice.ts'
import { ItemHandle } from './item-handle.ts'
import { wearFor } from './wear-for.ts'

/** How a thing moves on the spot: the clips of its model, and ready effects. */
export class AnimatedItem extends DressedItem {
  /** The thing's model, or the learner's error that it cannot be animated. */
  #model(): { readonly parsed: Model; readonly model: JsonObject } {
    const { design } = ItemHandle.bodyOf(this)
    const { model } = design.components
    const { data: parsed } = Model.safeParse(model)
    if (!parsed || !model || modelClips(parsed.name).length < 2)
      throw new HelperError('has-no-clips', { name: design.name })
    return { parsed, model }
  }

  #play(clip: ClipName, seconds: number): Promise<void> {
    const { model } = this.#model()
    const { run } = ItemHandle.contextOf(this)
    const body = ItemHandle.bodyOf(this)
    const still = { ...model, clip: 'none' }
    return quietly(wearFor(run, body, { name: 'model', now: { ...model, clip }, after: still, seconds }))
  }

  #clipNamed(value: unknown): ClipName {
    return expectChoice('playClip', value, modelClips(this.#model().parsed.name))
  }

  playClip(name: unknown = 'walk', options?: unknown): Promise<void> {
    return this.#play(this.#clipNamed(name), secondsOf(options))
  }

  stopClip(): void {
    void this.#play('none', 0)
  }

  blendTo(name: unknown, options?: unknown): Promise<void> {
    const now = { ...this.#model().model, clip: this.#clipNamed(name) }
    const seconds = secondsOf(options)
    const { run } = ItemHandle.contextOf(this)
    const { id } = ItemHandle.bodyOf(this)
    run.motions.begin(id, 'wears-model')
    run.world.dress(id, { model: now }, seconds)
    return seconds > 0 ? run.scheduler.wait(seconds) : Promise.resolve()
  }

  get clip(): string {
    return this.#model().parsed.clip ?? 'none'
  }

  get clipSpeed(): number {
    return this.#model().parsed.speed ?? 1
  }
  set clipSpeed(value: unknown) {
    const speed = Math.min(4, Math.max(0, expectNumber('clipSpeed', value)))
    const { run } = ItemHandle.contextOf(this)
    run.world.dress(ItemHandle.bodyOf(this).id, { model: { ...this.#model().model, speed } })
  }

  effect(name: unknown = 'bounce', options?: unknown): Promise<void> {
    const now = { name: expectChoice('effect', name, effectNames) }
    const { run } = ItemHandle.contextOf(this)
    const seconds = secondsOf(options)
    return quietly(wearFor(run, ItemHandle.bodyOf(this), { name: 'effect', now, after: null, seconds }))
  }

  stopEffect(): void {
    const { run } = ItemHandle.contextOf(this)
    void wearFor(run, ItemHandle.bodyOf(this), { name: 'effect', now: null, after: null, seconds: 0 })
  }
}
