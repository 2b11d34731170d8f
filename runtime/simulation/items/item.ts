import { HelperError } from '../../../language/errors/helper-error.ts'
import type { EntityId } from '../../../model/ids.ts'
import { entityKinds, isEntityKind } from '../../../model/kinds/entity-kinds.ts'
import { placeBack } from '../../../model/space/affine.ts'
import { quietly } from '../scheduler/quietly.ts'
import { clickOn, pointerAway, pointerOver } from '../script-events.ts'
import { scaleBy, subtract, type Vec3 } from '../space/vec3.ts'
import { type Body, designedColour } from '../world/body.ts'
import { Coordinates } from './coordinates.ts'
import { expectHandler, expectNumber, expectText, optionOf, secondsOf, shown } from './expect.ts'
import { expectPlace } from './expect-place.ts'
import { glideBody } from './glide-body.ts'
import type { ItemContext } from './item-context.ts'
import { moveAlong, moveBy, ownDirections } from './move-along.ts'
import { expectColour } from './named-colours.ts'
import { pointAt } from './point-at.ts'
import { saySomething } from './say-something.ts'
import { spinAround } from './spin-around.ts'

const white = '#ffffff'

/**
 * One thing of the scene as learners hold it. `language/helper-api` describes every public member; wrong values and things
 * that are gone throw a `HelperError`. Instances take no further properties, so that a misspelt one is an error.
 */
export class Item {
  readonly #context: ItemContext<Item>
  readonly #id: EntityId | ''

  constructor(context: ItemContext<Item>, id: EntityId | '') {
    this.#context = context
    this.#id = id
  }

  /** The entity behind an item, `null` for anything else. Not part of the helper API. */
  static idOf(value: unknown): EntityId | '' | null {
    return value instanceof Item ? value.#id : null
  }

  /** The body for an action of a script. Not part of the helper API. */
  static bodyOf(item: Item): Body {
    item.#context.scope.assertRunning()
    if (item.#id === '') throw new HelperError('item-not-chosen')
    const body = item.#context.run.world.bodies.get(item.#id)
    if (!body) throw new HelperError('item-gone')
    return body
  }

  /** What the item works with. Not part of the helper API. */
  static contextOf(item: Item): ItemContext<Item> {
    return item.#context
  }

  get name(): string {
    return Item.bodyOf(this).name
  }

  #move(direction: keyof typeof ownDirections, metres: unknown, options: unknown): Promise<void> {
    const body = Item.bodyOf(this)
    const distance = expectNumber('metres', metres)
    return quietly(moveAlong(this.#context.run, body, ownDirections[direction], distance, secondsOf(options)))
  }

  moveForward(metres: unknown = 1, options?: unknown): Promise<void> {
    return this.#move('forward', metres, options)
  }

  moveBack(metres: unknown = 1, options?: unknown): Promise<void> {
    return this.#move('back', metres, options)
  }

  moveLeft(metres: unknown = 1, options?: unknown): Promise<void> {
    return this.#move('left', metres, options)
  }

  moveRight(metres: unknown = 1, options?: unknown): Promise<void> {
    return this.#move('right', metres, options)
  }

  moveUp(metres: unknown = 1, options?: unknown): Promise<void> {
    const up: Vec3 = [0, expectNumber('metres', metres), 0]
    return quietly(moveBy(this.#context.run, Item.bodyOf(this), up, secondsOf(options)))
  }

  moveDown(metres: unknown = 1, options?: unknown): Promise<void> {
    return this.moveUp(-expectNumber('metres', metres), options)
  }

  turnLeft(degrees: unknown = 90, options?: unknown): Promise<void> {
    const body = Item.bodyOf(this)
    const turn: Vec3 = [0, expectNumber('degrees', degrees), 0]
    return quietly(glideBody(this.#context.run, body.id, 'rotation', turn, secondsOf(options)))
  }

  turnRight(degrees: unknown = 90, options?: unknown): Promise<void> {
    return this.turnLeft(-expectNumber('degrees', degrees), options)
  }

  glideTo(target: unknown, options?: unknown): Promise<void> {
    const { run } = this.#context
    const body = Item.bodyOf(this)
    const here = run.world.frameOf(body.id).origin
    const distance = subtract(expectPlace('glideTo', target, here), here)
    return quietly(moveBy(run, body, distance, secondsOf(options)))
  }

  goTo(target: unknown): void {
    this.#place(expectPlace('goTo', target, this.#worldPlace()))
  }

  pointTowards(target: unknown): void {
    pointAt(this.#context.run, Item.bodyOf(this), expectPlace('pointTowards', target, this.#worldPlace()))
  }

  spin(axis: unknown = 'y', turnsPerSecond: unknown = 1): void {
    spinAround(this.#context.run, Item.bodyOf(this), axis, expectNumber('turnsPerSecond', turnsPerSecond))
  }

  stop(): void {
    this.#context.run.motions.halt(Item.bodyOf(this).id)
  }

  #worldPlace(): Vec3 {
    return this.#context.run.world.frameOf(Item.bodyOf(this).id).origin
  }

  #place(target: Vec3): void {
    const { id, parentId } = Item.bodyOf(this)
    const { world } = this.#context.run
    world.change(id, { position: placeBack(world.frameOf(parentId), target) })
  }

  get position(): Coordinates {
    Item.bodyOf(this)
    return new Coordinates(
      () => this.#worldPlace(),
      (place) => this.#place(place),
    )
  }
  set position(target: unknown) {
    this.#place(expectPlace('position', target, this.#worldPlace()))
  }

  get rotation(): Coordinates {
    Item.bodyOf(this)
    return new Coordinates(
      () => Item.bodyOf(this).rotation,
      (rotation) => this.#context.run.world.change(Item.bodyOf(this).id, { rotation }),
    )
  }
  set rotation(target: unknown) {
    const { id, rotation } = Item.bodyOf(this)
    this.#context.run.world.change(id, { rotation: expectPlace('rotation', target, rotation) })
  }

  get size(): number {
    return Item.bodyOf(this).size
  }
  set size(value: unknown) {
    const { id, baseScale } = Item.bodyOf(this)
    const size = Math.max(0, expectNumber('size', value))
    this.#context.run.world.change(id, { size, scale: scaleBy(baseScale, size) })
  }

  get color(): string {
    const body = Item.bodyOf(this)
    return body.color ?? designedColour(body.design) ?? white
  }
  set color(value: unknown) {
    this.#context.run.world.change(Item.bodyOf(this).id, { color: expectColour(value) })
  }

  get opacity(): number {
    return Item.bodyOf(this).opacity
  }
  set opacity(value: unknown) {
    const opacity = Math.min(1, Math.max(0, expectNumber('opacity', value)))
    this.#context.run.world.change(Item.bodyOf(this).id, { opacity })
  }

  get visible(): boolean {
    return Item.bodyOf(this).visible
  }
  set visible(value: unknown) {
    this.#context.run.world.change(Item.bodyOf(this).id, { visible: Boolean(value) })
  }

  say(text: unknown, options?: unknown): Promise<void> {
    const words = typeof text === 'string' ? text : shown(text)
    return quietly(saySomething(this.#context.run, Item.bodyOf(this), words, secondsOf(options)))
  }

  clone(options?: unknown): Item {
    const copy = this.#context.itemOf(this.#context.run.world.copy(Item.bodyOf(this).id))
    const at = optionOf(options, 'at')
    if (at !== undefined) copy.goTo(at)
    return copy
  }

  remove(): void {
    const { world } = this.#context.run
    const known = this.#id === '' ? undefined : world.bodies.get(this.#id)
    if (!known) return
    if (isEntityKind(known.kind) && entityKinds[known.kind].isProtected)
      throw new HelperError('item-protected', { name: known.name })
    world.remove(known.id)
  }

  #on(event: (id: string) => string, name: string, handler: unknown): void {
    const { run, scope } = this.#context
    const call = expectHandler(name, handler)
    run.events.on(event(Item.bodyOf(this).id), () => void scope.call(call, this))
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
    const { run, scope, itemOf } = this.#context
    const call = expectHandler('onTouch', handler)
    const otherId = Item.idOf(other)
    const name = otherId === null ? expectText('onTouch', other) : null
    run.touches.watch(
      Item.bodyOf(this).id,
      (body) => (name === null ? body.id === otherId : body.name === name),
      (id) => void scope.call(call, itemOf(id)),
    )
  }
}
