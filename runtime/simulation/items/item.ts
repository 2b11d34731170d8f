import { HelperError } from '../../../language/errors/helper-error.ts'
import { entityKinds, isEntityKind } from '../../../model/kinds/entity-kinds.ts'
import { clickOn, pointerAway, pointerOver } from '../script-events.ts'
import { AnimatedItem } from './animated-item.ts'
import { expectHandler, expectText, optionOf } from './expect.ts'
import { expectPlace } from './expect-place.ts'
import { ItemHandle } from './item-handle.ts'
import { placeAt } from './place-at.ts'

/**
 * One thing of the scene as learners hold it. `language/helper-api` describes every public member; wrong values and things
 * that are gone throw a `HelperError`. Instances take no further properties, so that a misspelt one is an error.
 */
export class Item extends AnimatedItem {
  clone(options?: unknown): ItemHandle {
    const { run, itemOf } = ItemHandle.contextOf(this)
    const copy = itemOf(run.world.copy(ItemHandle.bodyOf(this).id))
    const at = optionOf(options, 'at')
    const body = ItemHandle.bodyOf(copy)
    if (at !== undefined) placeAt(run, body, expectPlace('at', at, run.world.frameOf(body.id).origin))
    return copy
  }

  remove(): void {
    const { world } = ItemHandle.contextOf(this).run
    const id = ItemHandle.idOf(this)
    const known = id === null || id === '' ? undefined : world.bodies.get(id)
    if (!known) return
    if (isEntityKind(known.kind) && entityKinds[known.kind].isProtected)
      throw new HelperError('item-protected', { name: known.name })
    world.remove(known.id)
  }

  #on(event: (id: string) => string, name: string, handler: unknown): void {
    const { run, scope } = ItemHandle.contextOf(this)
    const call = expectHandler(name, handler)
    run.events.on(event(ItemHandle.bodyOf(this).id), () => void scope.call(call, this))
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

  onTouch(other: unknown, handler: unknown): void {
    const { run, scope, itemOf } = ItemHandle.contextOf(this)
    const call = expectHandler('onTouch', handler)
    const otherId = ItemHandle.idOf(other)
    const name = otherId === null ? expectText('onTouch', other) : null
    run.touches.watch(
      ItemHandle.bodyOf(this).id,
      (body) => (name === null ? body.id === otherId : body.name === name),
      (id) => void scope.call(call, itemOf(id)),
    )
  }
}
