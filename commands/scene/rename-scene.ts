import { z } from 'zod'
import { Name } from '../../model/document/names.ts'
import { isNameTaken } from '../../model/document/unique-names.ts'
import { SceneId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/** Renames a scene. Names are unique in the project, whatever the case. */
export const renameScene = defineCommand({
  type: 'scene.rename',
  version: 1,
  label: 'command.scene.rename',
  payload: z.strictObject({ sceneId: SceneId, name: Name }),
  surface: () => 'scene',
  plan(project, { sceneId, name }) {
    if (!project.scene(sceneId)) return reject('scene.missing')
    if (name === '') return reject('name.empty')
    if (isNameTaken(project.scenes, name, sceneId)) return reject('name.taken', { name })
    return writes([{ op: 'set', root: 'scenes', id: sceneId, key: 'name', value: name }], { name })
  },
})
