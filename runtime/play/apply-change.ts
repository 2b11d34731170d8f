import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { WorldFiles } from '../files/world-files.ts'
import { placeObject } from '../scene/place-object.ts'
import type { Puppets } from '../scene/puppets.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import type { SimChange } from '../simulation/sim-change.ts'
import { providePattern } from './provide-pattern.ts'
import type { SpeechBubbles } from './speech-bubbles.ts'

interface Shown {
  readonly entities: SceneEntities
  readonly bubbles: SpeechBubbles
  readonly puppets: Puppets
  readonly files: WorldFiles
}

/** Shows one change of a run: places go straight to the object, looks through the element, words into a bubble. */
export function applyChange(change: SimChange, { entities, bubbles, puppets, files }: Shown): void {
  const { entityId: id, created, removed } = change
  if (removed) {
    bubbles.say(id, null, undefined)
    entities.remove(id)
    return
  }
  if (created) entities.upsert(created)
  const el = entities.element(id)
  if (!el) return
  placeObject(el.object3D, change)
  if (change.blend !== undefined) puppets.blendNext(id, change.blend)
  if (change.components) providePattern(change.components.material?.texture, files)
  if (change.color !== undefined || change.opacity !== undefined || change.components)
    repaint(change, entities)
  if (change.text !== undefined) bubbles.say(id, change.text, el.object3D, change.isThought)
}

function repaint({ entityId, color, opacity, components: worn = {} }: SimChange, entities: SceneEntities) {
  const record = entities.record(entityId)
  if (!record) return
  const components = dressed(record.components, worn)
  const tint = { ...(color === undefined ? {} : { color }), ...(opacity === undefined ? {} : { opacity }) }
  const isTinted = color !== undefined || opacity !== undefined
  const material = isTinted ? { material: { ...components.material, ...tint } } : {}
  entities.repaint({ ...record, components: { ...components, ...material } })
}

function dressed(
  before: FrameEntity['components'],
  worn: NonNullable<SimChange['components']>,
): FrameEntity['components'] {
  const parts = Object.entries({ ...before, ...worn })
  return Object.fromEntries(parts.flatMap(([name, data]) => (data === null ? [] : [[name, data] as const])))
}
