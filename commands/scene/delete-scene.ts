import { z } from 'zod'
import { SceneId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/**
 * Deletes a scene, softly: its things and tabs stay as they are inside it and come back with it. The last scene of a project
 * stays. When the default scene is deleted, the first one of the others takes its part.
 */
export const deleteScene = defineCommand({
  type: 'scene.delete',
  version: 1,
  label: 'command.scene.delete',
  payload: z.strictObject({ sceneId: SceneId }),
  surface: () => 'scene',
  plan(project, { sceneId }, { lamport, actor }) {
    const scene = project.scene(sceneId)
    if (!scene) return reject('scene.missing')
    if (project.scenes.length === 1) return reject('scene.last')
    const value = { t: lamport, c: actor }
    return writes([{ op: 'set', root: 'scenes', id: sceneId, key: 'del', value }], { name: scene.name })
  },
})
