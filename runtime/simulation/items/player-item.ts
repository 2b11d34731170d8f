import { HelperError } from '../../../language/errors/helper-error.ts'
import type { MotionSettings } from '../motion/player-motion.ts'
import type { Walker } from '../motion/player-walk.ts'
import { add, scaleBy } from '../space/vec3.ts'
import { expectNumber } from './expect.ts'
import { expectChoice } from './expect-choice.ts'
import { Item } from './item.ts'
import { ItemHandle } from './item-handle.ts'
import { directionOf, ownDirections } from './move-along.ts'
import { placeAt } from './place-at.ts'
import { meantBy, watchTouch } from './watch-touch.ts'

/** Metres in front of the player where a thing out of the bag is put. */
const reach = 2
const views = { first: 'eyes', third: 'behind' } as const

/** The player as learners hold it: an item that also walks, jumps and carries things. */
export class PlayerItem extends Item {
  #walker(): Walker {
    const { walker } = ItemHandle.contextOf(this).run
    if (!walker || walker.id !== ItemHandle.bodyOf(this).id) throw new HelperError('item-gone')
    return walker
  }

  #settings(change: Partial<MotionSettings> = {}): MotionSettings {
    const walker = this.#walker()
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

  get gravity(): number {
    return this.#settings().gravity
  }
  set gravity(value: unknown) {
    this.#settings({ gravity: Math.max(0, expectNumber('gravity', value)) })
  }

  get canMove(): boolean {
    return this.#walker().canMove
  }
  set canMove(value: unknown) {
    this.#walker().canMove = Boolean(value)
  }

  get canJump(): boolean {
    return this.#walker().canJump
  }
  set canJump(value: unknown) {
    this.#walker().canJump = Boolean(value)
  }

  teleport(target: unknown): void {
    this.goTo(target)
  }

  onEnter(zone: unknown, handler: unknown): void {
    const isMeant = meantBy('onEnter', zone)
    watchTouch(this, { caller: 'onEnter', isMeant, when: 'onBegin', seesHidden: true }, handler)
  }

  view(person: unknown): void {
    ItemHandle.bodyOf(this)
    const view = views[expectChoice('view', person, ['first', 'third'])]
    ItemHandle.contextOf(this).run.effects.tell({ kind: 'view', view })
  }

  give(item: unknown): void {
    ItemHandle.bodyOf(this)
    const { run } = ItemHandle.contextOf(this)
    const body = ItemHandle.bodyOf(thing(item))
    if (body.id === run.walker?.id) throw new HelperError('item-protected', { name: body.name })
    run.world.change(body.id, { visible: false })
    run.game.put(body.id, body.name)
  }

  take(item: unknown): void {
    const { run } = ItemHandle.contextOf(this)
    const player = ItemHandle.bodyOf(this)
    const body = ItemHandle.bodyOf(thing(item))
    if (!run.game.takeOut(body.id)) return
    const ahead = directionOf(run, player, ownDirections.forward) ?? [0, 0, 1]
    placeAt(run, body, add(run.world.frameOf(player.id).origin, scaleBy(ahead, reach)))
    run.world.change(body.id, { visible: true })
  }

  has(item: unknown): boolean {
    ItemHandle.bodyOf(this)
    const id = ItemHandle.idOf(item)
    return id !== null && id !== '' && ItemHandle.contextOf(this).run.game.bag.has(id)
  }
}

/** The value as a thing, or the learner's error. */
function thing(value: unknown): ItemHandle {
  if (value instanceof ItemHandle) return value
  throw new HelperError('needs-thing')
}
