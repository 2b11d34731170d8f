import { quietly } from '../scheduler/quietly.ts'
import { scaleBy } from '../space/vec3.ts'
import { designedColour } from '../world/body.ts'
import { expectNumber, secondsOf, textOf } from './expect.ts'
import { ItemHandle } from './item-handle.ts'
import { expectColour } from './named-colours.ts'
import { paint } from './paint.ts'
import { RoamingItem } from './roaming-item.ts'
import { saySomething } from './say-something.ts'

const white = '#ffffff'

/** What a thing can do with its looks, and what it says. */
export class VisibleItem extends RoamingItem {
  get size(): number {
    return ItemHandle.bodyOf(this).size
  }
  set size(value: unknown) {
    const { id, baseScale } = ItemHandle.bodyOf(this)
    const size = Math.max(0, expectNumber('size', value))
    ItemHandle.contextOf(this).run.world.change(id, { size, scale: scaleBy(baseScale, size) })
  }

  get color(): string {
    const body = ItemHandle.bodyOf(this)
    return body.color ?? designedColour(body.design) ?? white
  }
  set color(value: unknown) {
    paint(ItemHandle.contextOf(this).run.world, ItemHandle.bodyOf(this), expectColour(value))
  }

  get opacity(): number {
    return ItemHandle.bodyOf(this).opacity
  }
  set opacity(value: unknown) {
    const opacity = Math.min(1, Math.max(0, expectNumber('opacity', value)))
    ItemHandle.contextOf(this).run.world.change(ItemHandle.bodyOf(this).id, { opacity })
  }

  get visible(): boolean {
    return ItemHandle.bodyOf(this).visible
  }
  set visible(value: unknown) {
    ItemHandle.contextOf(this).run.world.change(ItemHandle.bodyOf(this).id, { visible: Boolean(value) })
  }

  say(text: unknown, options?: unknown): Promise<void> {
    const { run } = ItemHandle.contextOf(this)
    return quietly(saySomething(run, ItemHandle.bodyOf(this), textOf(text), secondsOf(options)))
  }

  think(text: unknown, options?: unknown): Promise<void> {
    const { run } = ItemHandle.contextOf(this)
    return quietly(saySomething(run, ItemHandle.bodyOf(this), textOf(text), secondsOf(options), true))
  }
}
