import { HelperError } from '../../../language/errors/helper-error.ts'
import { EntityId } from '../../../model/ids.ts'
import type { JsonObject } from '../../../model/json.ts'
import { type Affine, affineOf, compose, identity } from '../../../model/space/affine.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { SimChange } from '../sim-change.ts'
import { type Body, bodyOf } from './body.ts'

/** Most entities that a run may hold beyond those that it began with; a clone too many is refused with a sentence instead of a frozen page. */
const mostMade = 2000

/** What a script may change about a body. */
export type BodyChange = Partial<
  Pick<
    Body,
    'position' | 'rotation' | 'scale' | 'size' | 'opacity' | 'visible' | 'text' | 'isThought' | 'isHeld'
  > & {
    readonly color: string
  }
>

/** All entities of a run and what is new about them. */
export interface World {
  readonly bodies: ReadonlyMap<EntityId, Body>
  change(id: EntityId, change: BodyChange): void
  /** Gives a body other components in place of those of the same names; `null` takes one away. `blend`: see `SimChange`. */
  dress(id: EntityId, components: Readonly<Record<string, JsonObject | null>>, blend?: number): void
  /** Where a body's own axes and origin lie in the world; the identity for `null` and for a body that is gone. */
  frameOf(id: EntityId | null): Affine
  /** The body and everything in it, parents first. */
  withDescendants(id: EntityId): readonly Body[]
  /** A copy with everything in it, as it stands now; answers the id of the copy. */
  copy(id: EntityId): EntityId
  /** Takes a body and everything in it away; answers their ids. */
  remove(id: EntityId): readonly EntityId[]
  drainChanges(): readonly SimChange[]
}

/** Parents must come before their children, as in `scene.load`. */
export function createWorld(entities: readonly FrameEntity[]): World {
  const bodies = new Map<EntityId, Body>(entities.map((entity) => [entity.id, bodyOf(entity)]))
  const children = new Map<EntityId, Set<EntityId>>()
  let changes = new Map<EntityId, SimChange>()
  let copies = 0

  const note = (change: SimChange) => {
    changes.set(change.entityId, { ...changes.get(change.entityId), ...change })
  }

  function adopt({ id, parentId }: Body): void {
    if (parentId === null) return
    const siblings = children.get(parentId) ?? new Set()
    children.set(parentId, siblings.add(id))
  }
  for (const body of bodies.values()) adopt(body)

  function freshId(): EntityId {
    for (;;) {
      copies += 1
      const id = EntityId.parse(`copy-${copies}`)
      if (!bodies.has(id)) return id
    }
  }

  function frameOf(id: EntityId | null): Affine {
    const body = id === null ? undefined : bodies.get(id)
    if (!body) return identity
    const own = affineOf(body.position, body.rotation, body.scale)
    return body.parentId === null ? own : compose(frameOf(body.parentId), own)
  }

  function withDescendants(id: EntityId): readonly Body[] {
    const body = bodies.get(id)
    if (!body) return []
    return [body, ...[...(children.get(id) ?? [])].flatMap(withDescendants)]
  }

  return {
    bodies,
    change(id, change) {
      const body = bodies.get(id)
      if (!body) return
      bodies.set(id, { ...body, ...change })
      const { size: _, isHeld: __, ...visible } = change
      note({ entityId: id, ...visible })
    },
    dress(id, components, blend) {
      const body = bodies.get(id)
      if (!body) return
      const worn = Object.entries({ ...body.design.components, ...components })
      const left = worn.flatMap(([name, data]) => (data === null ? [] : [[name, data] as const]))
      bodies.set(id, { ...body, design: { ...body.design, components: Object.fromEntries(left) } })
      const { color, opacity } = body
      // What a script has painted before lies over the new look.
      const tint = 'material' in components ? { opacity, ...(color === null ? {} : { color }) } : {}
      const soft = blend === undefined ? {} : { blend }
      note({ entityId: id, ...tint, ...soft, components: { ...changes.get(id)?.components, ...components } })
    },
    frameOf,
    withDescendants,
    copy(id) {
      const family = withDescendants(id)
      if (bodies.size + family.length > entities.length + mostMade)
        throw new HelperError('too-many-items', { count: bodies.size })
      const newIds = new Map(family.map((body) => [body.id, freshId()]))
      for (const body of family) {
        const newId = newIds.get(body.id) ?? body.id
        const parentId = (body.parentId !== null && newIds.get(body.parentId)) || body.parentId
        const { position, rotation, scale, color, opacity, visible } = body
        const design = { ...body.design, id: newId, parentId, position, rotation, scale, isHidden: !visible }
        const copied = { ...body, id: newId, parentId, design, text: null, isHeld: false }
        bodies.set(newId, copied)
        adopt(copied)
        note({ entityId: newId, created: design, opacity, ...(color === null ? {} : { color }) })
      }
      return newIds.get(id) ?? id
    },
    remove(id) {
      const parentId = bodies.get(id)?.parentId ?? null
      if (parentId !== null) children.get(parentId)?.delete(id)
      const family = withDescendants(id).map((body) => body.id)
      for (const gone of family) {
        bodies.delete(gone)
        children.delete(gone)
        // Born and gone between two drains: nobody has seen it.
        if (changes.get(gone)?.created) changes.delete(gone)
        else changes.set(gone, { entityId: gone, removed: true })
      }
      return family
    },
    drainChanges() {
      const drained = [...changes.values()]
      changes = new Map()
      return drained
    },
  }
}
