import { HelperError } from '../../../language/errors/helper-error.ts'
import type { MotionSettings } from '../motion/player-motion.ts'
import { expectNumber } from './expect.ts'
import { Item } from './item.ts'
import { ItemHandle } from './item-handle.ts'
import { meantBy, watchTouch } from './watch-touch.ts'

/** The player as learners hold it: an item that also walks and jumps. */
export class PlayerItem extends Item {
  #settings(change: Partial<MotionSettings> = {}): MotionSettings {
    const { walker } = ItemHandle.contextOf(this).run
    if (!walker || walker.id !== ItemHandle.bodyOf(this).id) throw new HelperError('item-gone')
    walker.settings = { ...walker.settings, ...change }
    return walker.settings
  }

  get speed(): number {
    return this.#settings().movementSpeed
  }
  set speed(value: unknown) {
    this.#settings({ movementSpeed: Math.max(0, expectNumber('speed', value)) })
  }

  get jump(): number {
    return this.#settings().jumpStartSpeed
  }
  set jump(value: unknown) {
    this.#settings({ jumpStartSpeed: Math.max(0, expectNumber('jump', value)) })
  }

  teleport(target: unknown): void {
    this.goTo(target)
  }

  onEnter(zone: unknown, handler: unknown): void {
    const isMeant = meantBy('onEnter', zone)
    watchTouch(this, { caller: 'onEnter', isMeant, when: 'onBegin', seesHidden: true }, handler)
  }
}
