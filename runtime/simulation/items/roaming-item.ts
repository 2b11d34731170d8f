import { HelperError } from '../../../language/errors/helper-error.ts'
import { quietly } from '../scheduler/quietly.ts'
import type { Vec3 } from '../space/vec3.ts'
import { circleAround } from './circle-around.ts'
import { expectNumber, numberOption, secondsOf } from './expect.ts'
import { expectPlace } from './expect-place.ts'
import { followPath } from './follow-path.ts'
import { glideBody } from './glide-body.ts'
import { followTarget, moveOn } from './go-on-moving.ts'
import { ItemHandle } from './item-handle.ts'
import { livePlace } from './live-place.ts'
import { MovingItem } from './moving-item.ts'
import { placeAt } from './place-at.ts'
import { turnBack } from './turn-back.ts'

/** How a thing gets about by itself: on and on, after another, around it, along a path. */
export class RoamingItem extends MovingItem {
  turnUp(degrees: unknown = 90, options?: unknown): Promise<void> {
    const turn: Vec3 = [-expectNumber('degrees', degrees), 0, 0]
    const { id } = ItemHandle.bodyOf(this)
    return quietly(glideBody(ItemHandle.contextOf(this).run, id, 'rotation', turn, secondsOf(options)))
  }

  turnDown(degrees: unknown = 90, options?: unknown): Promise<void> {
    return this.turnUp(-expectNumber('degrees', degrees), options)
  }

  moveOn(metresPerSecond: unknown = 2): void {
    const speed = expectNumber('metresPerSecond', metresPerSecond)
    moveOn(ItemHandle.contextOf(this).run, ItemHandle.bodyOf(this), speed)
  }

  follow(target: unknown, options?: unknown): void {
    const { run } = ItemHandle.contextOf(this)
    const body = ItemHandle.bodyOf(this)
    const here = run.world.frameOf(body.id).origin
    followTarget(run, body, livePlace(run, 'follow', target, here), {
      distance: Math.max(0, numberOption(options, 'distance', 2)),
      speed: Math.max(0, numberOption(options, 'speed', 3)),
    })
  }

  circleAround(target: unknown, options?: unknown): Promise<void> {
    const { run } = ItemHandle.contextOf(this)
    const body = ItemHandle.bodyOf(this)
    const middleOf = livePlace(run, 'circleAround', target, run.world.frameOf(body.id).origin)
    const distance = numberOption(options, 'distance', -1)
    const seconds = numberOption(options, 'seconds', 4)
    return quietly(circleAround(run, body, middleOf, { radius: distance < 0 ? null : distance, seconds }))
  }

  followPath(places: unknown, options?: unknown): Promise<void> {
    const { run } = ItemHandle.contextOf(this)
    const body = ItemHandle.bodyOf(this)
    if (!Array.isArray(places)) throw new HelperError('not-a-list')
    const here = run.world.frameOf(body.id).origin
    const stops = places.map((place: unknown) => expectPlace('followPath', place, here))
    return quietly(followPath(run, body, stops, secondsOf(options)))
  }

  turnBackAtEdge(metres: unknown = 10): void {
    const edge = Math.abs(expectNumber('metres', metres))
    turnBack(ItemHandle.contextOf(this).run, ItemHandle.bodyOf(this), edge)
  }

  goToRandomPlace(metres: unknown = 5): void {
    const { run } = ItemHandle.contextOf(this)
    const body = ItemHandle.bodyOf(this)
    const reach = Math.abs(expectNumber('metres', metres))
    const along = () => (run.random() * 2 - 1) * reach
    placeAt(run, body, [along(), run.world.frameOf(body.id).origin[1], along()])
  }
}
