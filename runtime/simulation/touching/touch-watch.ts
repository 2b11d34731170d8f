import type { EntityId } from '../../../model/ids.ts'
import { isTouching } from '../space/box.ts'
import type { Body } from '../world/body.ts'
import type { World } from '../world/world.ts'
import { bodyBox } from './body-box.ts'

/** Things at most this far apart touch, metres: standing against something counts. */
const touchMargin = 0.05

interface Watch {
  readonly id: EntityId
  readonly isMeant: (other: Body) => boolean
  readonly call: (other: EntityId) => void
  touching: ReadonlySet<EntityId>
}

/** Who wants to know when two things begin to touch. */
export interface TouchWatch {
  /** Calls `call` each time a thing that is meant begins to touch `id`; copies made later are seen too. */
  watch(id: EntityId, isMeant: (other: Body) => boolean, call: (other: EntityId) => void): void
  step(): void
}

/** Looks at the boxes of all watched things once a step. */
export function createTouchWatch(world: World): TouchWatch {
  const watches: Watch[] = []

  function touchedBy(watch: Watch): ReadonlySet<EntityId> {
    const own = world.bodies.get(watch.id)
    const ownBox = own?.visible ? bodyBox(world, own) : null
    const touched = new Set<EntityId>()
    if (!ownBox) return touched
    for (const other of world.bodies.values()) {
      if (other.id === watch.id || !other.visible || !watch.isMeant(other)) continue
      const box = bodyBox(world, other)
      if (box && isTouching(ownBox, box, touchMargin)) touched.add(other.id)
    }
    return touched
  }

  return {
    watch(id, isMeant, call) {
      watches.push({ id, isMeant, call, touching: new Set() })
    },
    step() {
      // All boxes are looked at before anybody is called, so that the order of watches does not matter.
      const begun = watches.flatMap((watch) => {
        const before = watch.touching
        watch.touching = touchedBy(watch)
        return [...watch.touching].filter((id) => !before.has(id)).map((id) => ({ watch, id }))
      })
      for (const { watch, id } of begun) watch.call(id)
    },
  }
}
