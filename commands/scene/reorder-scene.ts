import { z } from 'zod'
import { SceneId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { orderBefore } from '../core/order-among.ts'

/** Moves a scene in front of another one, or to the end. */
export const reorderScene = defineCommand({
  type: 'scene.reorder',
  version: 1,
  label: 'command.scene.reorder',
  payload: z.strictObject({ sceneId: SceneId, before: SceneId.nullable() }),
  surface: () => 'scene',
  plan(project, { sceneId, before }, { records }) {
    const scene = project.scene(sceneId)
    if (!scene) return reject('scene.missing')
    const { name } = scene
    const place = orderBefore(records, 'scenes', project.scenes, sceneId, before)
    if (!place) return writes([], { name })
    const { order, rekeys } = place
    return writes([{ op: 'set', root: 'scenes', id: sceneId, key: 'order', value: order }, ...rekeys], {
      name,
    })
  },
})
