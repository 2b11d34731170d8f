import type { EntityId } from '../../../model/ids.ts'
import { clickOn, copyOf, pointerAway, pointerOver } from '../script-events.ts'
import { touchedBy } from '../touching/touch-watch.ts'
import type { Body } from '../world/body.ts'
import { alike } from './alike.ts'
import { expectHandler } from './expect.ts'
import { ItemHandle } from './item-handle.ts'
import { PhysicalItem } from './physical-item.ts'
import { meantBy, watchTouch } from './watch-touch.ts'

/** What a thing notices: clicks, the pointer, other things, copies of itself. */
export class SensingItem extends PhysicalItem {
  #on(event: (id: EntityId) => string, name: string, handler: unknown): void {
    const { run, scope, itemOf } = ItemHandle.contextOf(this)
    const call = expectHandler(name, handler)
    run.thingEvents.on(event(ItemHandle.bodyOf(this).id), (id) => scope.call(call, itemOf(id)))
  }

  onClick(handler: unknown): void {
    this.#on(clickOn, 'onClick', handler)
  }

  onPointerEnter(handler: unknown): void {
    this.#on(pointerOver, 'onPointerEnter', handler)
  }

  onPointerLeave(handler: unknown): void {
    this.#on(pointerAway, 'onPointerLeave', handler)
  }

  onClone(handler: unknown): void {
    this.#on(copyOf, 'onClone', handler)
  }

  onTouch(other: unknown, handler: unknown): void {
    const isMeant = meantBy('onTouch', other)
    watchTouch(this, { caller: 'onTouch', isMeant, when: 'onBegin' }, handler)
  }

  onTouchLike(example: unknown, handler: unknown): void {
    const isMeant = this.#alike(example)
    watchTouch(this, { caller: 'onTouchLike', isMeant, when: 'onBegin' }, handler)
  }

  onTouchEnd(other: unknown, handler: unknown): void {
    const isMeant = meantBy('onTouchEnd', other)
    watchTouch(this, { caller: 'onTouchEnd', isMeant, when: 'onEnd' }, handler)
  }

  isTouching(other: unknown): boolean {
    return this.#touches(meantBy('isTouching', other))
  }

  isTouchingLike(example: unknown): boolean {
    return this.#touches(this.#alike(example))
  }

  get isPointedAt(): boolean {
    const { id } = ItemHandle.bodyOf(this)
    const { person, world } = ItemHandle.contextOf(this).run
    let body = person.pointed === null ? undefined : world.bodies.get(person.pointed)
    while (body && body.id !== id) body = body.parentId === null ? undefined : world.bodies.get(body.parentId)
    return body !== undefined
  }

  get my(): Record<string, unknown> {
    const { id } = ItemHandle.bodyOf(this)
    return ItemHandle.contextOf(this).run.ownValues.of(id)
  }

  #alike(example: unknown): (body: Body) => boolean {
    const isAlike = alike(ItemHandle.contextOf(this), example)
    return ({ design }) => isAlike(design)
  }

  #touches(isMeant: (body: Body) => boolean): boolean {
    const { world, physics } = ItemHandle.contextOf(this).run
    return touchedBy(world, physics, { id: ItemHandle.bodyOf(this).id, isMeant }).size > 0
  }
}
