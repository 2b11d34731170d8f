import type { SceneEntities } from '../scene/scene-entities.ts'
import type { SimChange } from '../simulation/sim-change.ts'
import type { SpeechBubbles } from './speech-bubbles.ts'

const radians = Math.PI / 180

/** Shows one change of a run: places go straight to the object, looks through the element, words into a bubble. */
export function applyChange(change: SimChange, entities: SceneEntities, bubbles: SpeechBubbles): void {
  const { entityId: id, created, removed, position, rotation, scale } = change
  if (removed) {
    bubbles.say(id, null, undefined)
    entities.remove(id)
    return
  }
  if (created) entities.upsert(created)
  const object = entities.object(id)
  if (!object) return
  if (position) object.position.set(position[0], position[1], position[2])
  if (rotation)
    object.rotation.set(rotation[0] * radians, rotation[1] * radians, rotation[2] * radians, 'YXZ')
  if (scale) object.scale.set(scale[0], scale[1], scale[2])
  if (change.visible !== undefined) object.visible = change.visible
  if (change.color !== undefined || change.opacity !== undefined) repaint(change, entities)
  if (change.text !== undefined) bubbles.say(id, change.text, object)
}

function repaint({ entityId, color, opacity }: SimChange, entities: SceneEntities) {
  const record = entities.record(entityId)
  if (!record) return
  const material = {
    ...record.components.material,
    ...(color === undefined ? {} : { color }),
    ...(opacity === undefined ? {} : { opacity }),
  }
  entities.repaint({ ...record, components: { ...record.components, material } })
}
