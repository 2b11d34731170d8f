import { z } from 'zod'
import { compareText } from '../../model/document/stamp.ts'
import { SceneId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'

/** Makes a scene the one that the project begins with. A deleted scene that was the default does not become it again later. */
export const setDefaultScene = defineCommand({
  type: 'scene.set-default',
  version: 1,
  label: 'command.scene.set-default',
  payload: z.strictObject({ sceneId: SceneId }),
  surface: () => 'scene',
  plan(project, { sceneId }, { records }) {
    const scene = project.scene(sceneId)
    if (!scene) return reject('scene.missing')
    const { name } = scene
    const others = [...records.ids('scenes')].sort(compareText).filter((id) => id !== sceneId)
    const former = others.filter((id) => records.value('scenes', id, 'default') === true)
    return writes(
      [
        { op: 'set', root: 'scenes', id: sceneId, key: 'default', value: true },
        ...former.map((id): Write => ({ op: 'set', root: 'scenes', id, key: 'default', value: false })),
      ],
      { name },
    )
  },
})
