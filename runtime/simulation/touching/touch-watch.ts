import type { EntityId } from '../../../model/ids.ts'
import type { Physics } from '../physics/physics.ts'
import { isTouching } from '../space/box.ts'
import type { Body } from '../world/body.ts'
import type { World } from '../world/world.ts'
import { bodyBox } from './body-box.ts'

/** Things at most this far apart touch, metres: standing against something counts. */
const touchMargin = 0.05

/** What a watch looks at and whom it tells. */
export interface TouchWish {
  readonly id: EntityId
  readonly isMeant: (other: Body) => boolean
  readonly onBegin?: (other: EntityId) => void
  /** Not for things that were taken away while they touched. */
  readonly onEnd?: (other: EntityId) => void
  /** Hidden things count as well. */
  readonly seesHidden?: true
}

/** Who wants to know when two things begin to touch, or end it. */
export interface TouchWatch {
  /** From now on; copies made later are seen too. */
  watch(wish: TouchWish): void
  step(): void
}

/** Whether two things touch now; things without a shape never do. Of what falls their shapes count, of everything else the boxes around them. */
function areTouching(world: World, physics: Physics, a: Body, b: Body): boolean {
  const [boxA, boxB] = [bodyBox(world, a), bodyBox(world, b)]
  if (boxA === null || boxB === null || !isTouching(boxA, boxB, touchMargin)) return false
  return physics.areTouching(a.id, b.id) ?? true
}

/** All that is meant and touches a thing now. */
export function touchedBy(
  world: World,
  physics: Physics,
  { id, isMeant, seesHidden = false }: Pick<TouchWish, 'id' | 'isMeant'> & { readonly seesHidden?: boolean },
): ReadonlySet<EntityId> {
  const own = world.bodies.get(id)
  const touched = new Set<EntityId>()
  if (!own?.visible) return touched
  for (const other of world.bodies.values()) {
    if (other.id === id || !(other.visible || seesHidden) || !isMeant(other)) continue
    if (areTouching(world, physics, own, other)) touched.add(other.id)
  }
  return touched
}

/** Looks at all watched things once a step. */
export function createTouchWatch(world: World, physics: Physics): TouchWatch {
  const watches: { readonly wish: TouchWish; touching: ReadonlySet<EntityId> }[] = []
  return {
    watch(wish) {
      watches.push({ wish, touching: new Set() })
    },
    step() {
      // All boxes are looked at before anybody is called, so that the order of watches does not matter.
      const news = watches.map((watch) => {
        const before = watch.touching
        watch.touching = touchedBy(world, physics, watch.wish)
        return { wish: watch.wish, before, now: watch.touching }
      })
      for (const { wish, before, now } of news) {
        for (const id of now) if (!before.has(id)) wish.onBegin?.(id)
        for (const id of before) if (!now.has(id) && world.bodies.has(id)) wish.onEnd?.(id)
      }
    },
  }
}
