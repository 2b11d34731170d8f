import { usualPlayer } from '../../../model/components/usual-player.ts'
import type { JsonObject } from '../../../model/json.ts'
import type { Entity } from '../../../model/project/project.ts'
import { environmentThings } from '../left/environment-things.ts'
import { lightThings } from '../left/light-things.ts'
import { pictureOf } from '../left/picture-of.ts'
import { things } from '../left/things.ts'

/** The properties that say what a thing is: going back to the usual leaves them. */
const identity: readonly string[] = ['name', 'primitive', 'type', 'preset', 'value', 'source', 'sign', 'says']

const usual: Readonly<Record<string, JsonObject>> = {
  player: { ...usualPlayer },
  camera: { view: 'behind', fov: 42 },
  avatar: { style: 'kid' },
  character: { jumpSpeed: 5 },
}

/**
 * What a component of this thing is before anybody has changed it: the player of the specification, the lights and surroundings of the
 * picker. `null` when it would not be there at all.
 */
export function usualValue(component: string, entity: Entity): JsonObject | null {
  const value = entity.components[component] ?? {}
  const kept = Object.fromEntries(Object.entries(value).filter(([key]) => identity.includes(key)))
  switch (component) {
    case 'light':
      return lightThings.find(({ id }) => id === value.type)?.components.light ?? kept
    case 'environment':
      return environmentThings.find(({ id }) => id === value.preset)?.components.environment ?? kept
    case 'model':
    case 'hotspot':
    case 'text':
      return { ...startOf(entity)?.components[component], ...kept }
    case 'material':
      return startOf(entity)?.components.material ?? null
    case 'effect':
      return null
    default:
      return { ...usual[component], ...kept }
  }
}

/** The thing of the picker that this one began as. */
function startOf(entity: Entity) {
  const id = entity.kind === 'text' ? 'text' : pictureOf(entity).id
  return things('').find((thing) => thing.id === id)
}
