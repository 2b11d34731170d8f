import { z } from 'zod'
import { SceneTemplate } from '../../model/document/names.ts'
import { SceneId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/**
 * Says which starter scene a scene counts as (spec, 'Scene entry'). It is a word in the saved scene only: what stands in the scene
 * stays. `''` for none.
 */
export const setSceneTemplate = defineCommand({
  type: 'scene.set-template',
  version: 1,
  label: 'command.scene.set-template',
  payload: z.strictObject({ sceneId: SceneId, template: SceneTemplate }),
  surface: () => 'scene',
  plan(project, { sceneId, template }) {
    const scene = project.scene(sceneId)
    if (!scene) return reject('scene.missing')
    const write = { op: 'set', root: 'scenes', id: sceneId, key: 'template', value: template } as const
    return writes([write], { name: scene.name })
  },
})
