import { HelperError } from '../../../language/errors/helper-error.ts'
import { effectNames } from '../../../model/components/effect.ts'
import { Imported, longestMove, noMove } from '../../../model/components/media.ts'
import { Model, modelClips } from '../../../model/components/model.ts'
import type { JsonObject } from '../../../model/json.ts'
import { quietly } from '../scheduler/quietly.ts'
import { DressedItem } from './dressed-item.ts'
import { expectNumber, expectText, secondsOf } from './expect.ts'
import { expectChoice } from './expect-choice.ts'
import { ItemHandle } from './item-handle.ts'
import { wearFor } from './wear-for.ts'

/** What plays the clips of a thing. */
interface Puppet {
  readonly component: 'model' | 'imported'
  readonly worn: JsonObject
  /** Which value of the component names the clip. */
  readonly key: 'clip' | 'move'
  /** `null` = those of a file, which only the page knows that reads it. */
  readonly clips: readonly string[] | null
  readonly playing: string
  readonly speed: number
}

/** How a thing moves on the spot: the clips of its model, and ready effects. */
export class AnimatedItem extends DressedItem {
  /** What can be animated of the thing, or the learner's error that nothing can. */
  #puppet(): Puppet {
    const { name, components } = ItemHandle.bodyOf(this).design
    const { model, imported } = components
    const own = Model.safeParse(model).data
    const clips = own ? modelClips(own.name) : []
    if (own && model && clips.length > 1) {
      const { clip: playing = noMove, speed = 1 } = own
      return { component: 'model', worn: model, key: 'clip', clips, playing, speed }
    }
    const file = Imported.safeParse(imported).data
    if (!file || !imported) throw new HelperError('has-no-clips', { name })
    const { move: playing = '', speed = 1 } = file
    return { component: 'imported', worn: imported, key: 'move', clips: null, playing, speed }
  }

  /** `null` is the first one of a file. */
  #play(puppet: Puppet, clip: string | null, seconds: number): Promise<void> {
    const { component, key, worn } = puppet
    const { run } = ItemHandle.contextOf(this)
    const { [key]: _, ...others } = worn
    const now = clip === null ? others : { ...others, [key]: clip }
    const after = { ...others, [key]: noMove }
    return quietly(wearFor(run, ItemHandle.bodyOf(this), { name: component, now, after, seconds }))
  }

  playClip(name?: unknown, options?: unknown): Promise<void> {
    const puppet = this.#puppet()
    const usual = puppet.clips ? 'walk' : null
    const clip = name === undefined ? usual : clipNamed(puppet, name)
    return this.#play(puppet, clip, secondsOf(options))
  }

  stopClip(): void {
    void this.#play(this.#puppet(), noMove, 0)
  }

  blendTo(name: unknown, options?: unknown): Promise<void> {
    const puppet = this.#puppet()
    const now = { ...puppet.worn, [puppet.key]: clipNamed(puppet, name) }
    const seconds = secondsOf(options)
    const { run } = ItemHandle.contextOf(this)
    const { id } = ItemHandle.bodyOf(this)
    run.motions.begin(id, `wears-${puppet.component}`)
    run.world.dress(id, { [puppet.component]: now }, seconds)
    return seconds > 0 ? run.scheduler.wait(seconds) : Promise.resolve()
  }

  get clip(): string {
    return this.#puppet().playing
  }

  get clipSpeed(): number {
    return this.#puppet().speed
  }
  set clipSpeed(value: unknown) {
    const speed = Math.min(4, Math.max(0, expectNumber('clipSpeed', value)))
    const { component, worn } = this.#puppet()
    const { run } = ItemHandle.contextOf(this)
    run.world.dress(ItemHandle.bodyOf(this).id, { [component]: { ...worn, speed } })
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

/** The name as one of the clips that there are, or the learner's error. A file that has none of this name stands still. */
function clipNamed({ clips }: Puppet, value: unknown): string {
  if (clips) return expectChoice('playClip', value, clips)
  return expectText('playClip', value).slice(0, longestMove) || noMove
}
