import { HelperError } from '../../../language/errors/helper-error.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { Body } from '../world/body.ts'
import type { ItemContext } from './item-context.ts'

/** How a script holds on to one entity. What stands here as `static` is not part of the helper API. */
export class ItemHandle {
  readonly #context: ItemContext<ItemHandle>
  readonly #id: EntityId | ''

  constructor(context: ItemContext<ItemHandle>, id: EntityId | '') {
    this.#context = context
    this.#id = id
  }

  /** The entity behind an item ('' = none chosen), `null` for anything that is no item. */
  static idOf(value: unknown): EntityId | '' | null {
    return value instanceof ItemHandle ? value.#id : null
  }

  /** The body for an action of a script; throws when the run is over, nothing was chosen, or the thing is gone. */
  static bodyOf(item: ItemHandle): Body {
    item.#context.scope.assertRunning()
    if (item.#id === '') throw new HelperError('item-not-chosen')
    const body = item.#context.run.world.bodies.get(item.#id)
    if (!body) throw new HelperError('item-gone')
    return body
  }

  /** What the item works with. */
  static contextOf(item: ItemHandle): ItemContext<ItemHandle> {
    return item.#context
  }

  get name(): string {
    return ItemHandle.bodyOf(this).name
  }
}
