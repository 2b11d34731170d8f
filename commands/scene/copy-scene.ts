import { z } from 'zod'
import { SceneId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { orderAmong } from '../core/order-among.ts'
import { entityCopies } from './entity-copies.ts'
import { fileCopies } from './file-copies.ts'
import { liveValues } from './live-values.ts'
import { copySceneName } from './scene-names.ts'

/** Longest id of a copied scene: the ids of what is in it begin with it. */
const longestId = 48

/**
 * Copies a scene with everything in it, right behind it: things, tabs with their text, blocks, variables and comments. The copies' ids
 * are the new scene's id and a number, so that the payload stays small and a replay makes the same ones; what a block says of a
 * thing of the scene, its copy says of that thing's copy. The copy is called '{copy}_copy' and a number, and is not the default.
 */
export const copyScene = defineCommand({
  type: 'scene.copy',
  version: 1,
  label: 'command.scene.copy',
  payload: z.strictObject({
    sourceId: SceneId,
    sceneId: SceneId.refine((id) => id.length <= longestId),
  }),
  surface: () => 'scene',
  plan(project, { sourceId, sceneId }, { records, lamport, actor }) {
    const source = project.scene(sourceId)
    if (!source) return reject('scene.missing')
    const stamp = { t: lamport, c: actor }
    const entities = entityCopies(project, records, sourceId, sceneId, stamp)
    const files = fileCopies(project, records, sourceId, { sceneId, entityIds: entities.ids, stamp })
    const at = project.scenes.indexOf(source)
    const { order, rekeys } = orderAmong(records, 'scenes', project.scenes, at + 1)
    const { default: _, ...values } = liveValues(records.record('scenes', sourceId))
    const name = copySceneName(project.scenes, source.name)
    const scene = { ...values, name, order, born: stamp }
    return writes(
      [{ op: 'create', root: 'scenes', id: sceneId, values: scene }, ...entities.writes, ...files, ...rekeys],
      { name: source.name },
    )
  },
})
