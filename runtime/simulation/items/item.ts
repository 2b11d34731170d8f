import { HelperError } from '../../../language/errors/helper-error.ts'
import { entityKinds, isEntityKind } from '../../../model/kinds/entity-kinds.ts'
import { copyOf } from '../script-events.ts'
import { optionOf } from './expect.ts'
import { expectPlace } from './expect-place.ts'
import { ItemHandle } from './item-handle.ts'
import { placeAt } from './place-at.ts'
import { PlayingItem } from './playing-item.ts'

/**
 * One thing of the scene as learners hold it. `language/helper-api` describes every public member; wrong values and things
 * that are gone throw a `HelperError`. Instances take no further properties, so that a misspelt one is an error.
 */
export class Item extends PlayingItem {
  clone(options?: unknown): ItemHandle {
    const { run, itemOf } = ItemHandle.contextOf(this)
    const { id, original } = ItemHandle.bodyOf(this)
    const copy = itemOf(run.world.copy(id))
    const at = optionOf(options, 'at')
    const body = ItemHandle.bodyOf(copy)
    if (at !== undefined) placeAt(run, body, expectPlace('at', at, run.world.frameOf(body.id).origin))
    run.ownValues.copy(id, body.id)
    run.scheduler.soon(() => {
      if (run.world.bodies.has(body.id)) run.thingEvents.emit(copyOf(original), body.id)
    })
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
}
