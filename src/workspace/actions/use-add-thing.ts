import { placeDoodle } from '../../../commands/doodle/place-doodle.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { setComponent } from '../../../commands/entity/set-component.ts'
import { newSheet } from '../../../model/components/shown-doodle.ts'
import { DoodleId, EntityId } from '../../../model/ids.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { componentOfOnly } from '../left/component-of-only.ts'
import { freeThingName } from '../left/free-thing-name.ts'
import type { Thing } from '../left/thing.ts'
import { thingInFrame } from '../left/thing-in-frame.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { useSend } from './use-send.ts'

/** The middle of the scene, and how a thing is turned that is as it was made. */
const origin: Vec3 = [0, 0, 0]

/** Where somebody has put it, and the id that it is shown by. */
interface ChosenPlace {
  readonly entityId: EntityId
  readonly position: Vec3
  readonly rotation: Vec3
}

/**
 * Puts a thing where somebody has chosen, else on the ground in front of the editing camera, named and selected, as one command. A scene has one surrounding
 * and one player: choosing another changes that one.
 */
export function useAddThing(): (thing: Thing, chosen?: ChosenPlace) => Promise<void> {
  const t = useT()
  const send = useSend()
  const { bus, newId } = useSession()
  const { state, frames } = useWorkspace()

  const ahead = async (thing: Thing, entityId: EntityId): Promise<ChosenPlace> => {
    const wish = thingInFrame(thing, entityId, t(thing.label), origin)
    const spot = thing.kind === 'environment' ? origin : await frames.askSpot(wish)
    return { entityId, position: standOn(spot, thing.offset), rotation: origin }
  }

  return async (thing, chosen) => {
    const sceneId = state.sceneId.get()
    const component = componentOfOnly(thing.kind)
    const only = component && bus.project.entities(sceneId).find(({ kind }) => kind === thing.kind)
    if (only) {
      send(setComponent, { entityId: only.id, component, value: thing.components[component] ?? {} })
      state.selection.set([only.id])
      return
    }
    const place = chosen ?? (await ahead(thing, EntityId.parse(newId())))
    const { entityId } = place
    const taken = bus.project.entities(sceneId).map(({ name }) => name)
    const placed = {
      ...place,
      sceneId,
      name: freeThingName(t(thing.label), taken),
      parentId: null,
      before: null,
      scale: thing.scale,
    }
    const doodleId = thing.kind === 'doodle' ? DoodleId.parse(newId()) : undefined
    const verdict = doodleId
      ? send(placeDoodle, { ...placed, ...newSheet, doodleId })
      : send(createEntity, { ...placed, kind: thing.kind, components: { ...thing.components } })
    if (!verdict.ok) return
    state.selection.set([entityId])
    state.drawer.set(null)
    if (!chosen) frames.reveal([entityId])
    if (doodleId) state.doodle.set(doodleId)
  }
}

/** The spot is on the grid already, or on a hill; a sum need not be. */
const standOn = ([x, y, z]: Vec3, [dx, dy, dz]: Vec3): Vec3 => [
  Number((x + dx).toFixed(3)),
  Number((y + dy).toFixed(3)),
  Number((z + dz).toFixed(3)),
]
