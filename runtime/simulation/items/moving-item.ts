import { quietly } from '../scheduler/quietly.ts'
import { subtract, type Vec3 } from '../space/vec3.ts'
import { Coordinates } from './coordinates.ts'
import { expectNumber, secondsOf } from './expect.ts'
import { expectPlace } from './expect-place.ts'
import { glideBody } from './glide-body.ts'
import { ItemHandle } from './item-handle.ts'
import { moveAlong, moveBy, ownDirections } from './move-along.ts'
import { placeAt } from './place-at.ts'
import { pointAt } from './point-at.ts'
import { spinAround } from './spin-around.ts'

/** What a thing can do with its place and its turn: metres, degrees, seconds. */
export class MovingItem extends ItemHandle {
  #move(direction: keyof typeof ownDirections, metres: unknown, options: unknown): Promise<void> {
    const body = ItemHandle.bodyOf(this)
    const distance = expectNumber('metres', metres)
    return quietly(
      moveAlong(ItemHandle.contextOf(this).run, body, ownDirections[direction], distance, secondsOf(options)),
    )
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
    return quietly(moveBy(ItemHandle.contextOf(this).run, ItemHandle.bodyOf(this), up, secondsOf(options)))
  }

  moveDown(metres: unknown = 1, options?: unknown): Promise<void> {
    return this.moveUp(-expectNumber('metres', metres), options)
  }

  turnLeft(degrees: unknown = 90, options?: unknown): Promise<void> {
    const body = ItemHandle.bodyOf(this)
    const turn: Vec3 = [0, expectNumber('degrees', degrees), 0]
    return quietly(glideBody(ItemHandle.contextOf(this).run, body.id, 'rotation', turn, secondsOf(options)))
  }

  turnRight(degrees: unknown = 90, options?: unknown): Promise<void> {
    return this.turnLeft(-expectNumber('degrees', degrees), options)
  }

  glideTo(target: unknown, options?: unknown): Promise<void> {
    const { run } = ItemHandle.contextOf(this)
    const body = ItemHandle.bodyOf(this)
    const here = run.world.frameOf(body.id).origin
    const distance = subtract(expectPlace('glideTo', target, here), here)
    return quietly(moveBy(run, body, distance, secondsOf(options)))
  }

  goTo(target: unknown): void {
    placeAt(
      ItemHandle.contextOf(this).run,
      ItemHandle.bodyOf(this),
      expectPlace('goTo', target, this.#worldPlace()),
    )
  }

  pointTowards(target: unknown): void {
    pointAt(
      ItemHandle.contextOf(this).run,
      ItemHandle.bodyOf(this),
      expectPlace('pointTowards', target, this.#worldPlace()),
    )
  }

  spin(axis: unknown = 'y', turnsPerSecond: unknown = 1): void {
    spinAround(
      ItemHandle.contextOf(this).run,
      ItemHandle.bodyOf(this),
      axis,
      expectNumber('turnsPerSecond', turnsPerSecond),
    )
  }

  stop(): void {
    const { motions, physics } = ItemHandle.contextOf(this).run
    const { id } = ItemHandle.bodyOf(this)
    motions.halt(id)
    physics.halt(id)
  }

  #worldPlace(): Vec3 {
    return ItemHandle.contextOf(this).run.world.frameOf(ItemHandle.bodyOf(this).id).origin
  }

  get position(): Coordinates {
    ItemHandle.bodyOf(this)
    return new Coordinates(
      () => this.#worldPlace(),
      (place) => placeAt(ItemHandle.contextOf(this).run, ItemHandle.bodyOf(this), place),
      (thrown) => ItemHandle.tellOf(this, thrown),
    )
  }
  set position(target: unknown) {
    placeAt(
      ItemHandle.contextOf(this).run,
      ItemHandle.bodyOf(this),
      expectPlace('position', target, this.#worldPlace()),
    )
  }

  get rotation(): Coordinates {
    ItemHandle.bodyOf(this)
    return new Coordinates(
      () => ItemHandle.bodyOf(this).rotation,
      (rotation) => ItemHandle.contextOf(this).run.world.change(ItemHandle.bodyOf(this).id, { rotation }),
      (thrown) => ItemHandle.tellOf(this, thrown),
    )
  }
  set rotation(target: unknown) {
    const { id, rotation } = ItemHandle.bodyOf(this)
    ItemHandle.contextOf(this).run.world.change(id, { rotation: expectPlace('rotation', target, rotation) })
  }
}
