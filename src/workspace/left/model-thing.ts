import { type ModelName, modelClips } from '../../../model/components/model.ts'
import type { Thing } from './thing.ts'

/** A model as the picker puts it down: at its natural size, and alive where it can be. */
export function modelThing(name: ModelName): Thing {
  const waits = modelClips(name).includes('idle')
  return {
    id: name,
    label: `design.things.${name}`,
    category: '3d_models',
    kind: 'model',
    components: { model: waits ? { name, clip: 'idle', speed: 1 } : { name } },
    offset: [0, 0, 0],
    scale: [1, 1, 1],
  }
}
