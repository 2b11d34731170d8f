import { HelperError, type ThingInError } from '../../../language/errors/helper-error.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { Body } from '../world/body.ts'
import type { ItemContext } from './item-context.ts'

/** How a script holds on to one entity. What stands here as `static` is not part of the helper API. */
export class ItemHandle {
  readonly #context: ItemContext<ItemHandle>
  readonly #id: EntityId | ''
  readonly #thing: ThingInError | null

  constructor(context: ItemContext<ItemHandle>, id: EntityId | '') {
    this.#context = context
    this.#id = id
    const body = id === '' ? undefined : context.run.world.bodies.get(id)
    this.#thing = body ? { id: body.original, name: body.name } : null
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
    if (!body) throw new HelperError('item-gone', {}, item.#thing)
    return body
  }

  /** What was thrown as an item was asked for something, with the thing that it is, unless it tells of one already. */
  static tellOf(item: unknown, thrown: unknown): unknown {
    if (!(item instanceof ItemHandle) || !(thrown instanceof HelperError)) return thrown
    const { code, params, thing, stack } = thrown
    if (thing || !item.#thing) return thrown
    const told = new HelperError(code, params, item.#thing)
    // The lines of the learner stand in there.
    if (stack !== undefined) told.stack = stack
    return told
  }

  /** What the item works with. */
  static contextOf(item: ItemHandle): ItemContext<ItemHandle> {
    return item.#context
  }

  get name(): string {
    return ItemHandle.bodyOf(this).name
  }
}
