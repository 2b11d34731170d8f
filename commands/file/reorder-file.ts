import { z } from 'zod'
import { FileId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { orderBefore } from '../core/order-among.ts'

/** Moves a tab in front of another one of its scene, or to the end. */
export const reorderFile = defineCommand({
  type: 'file.reorder',
  version: 1,
  label: 'command.file.reorder',
  payload: z.strictObject({ fileId: FileId, before: FileId.nullable() }),
  surface: () => 'project',
  plan(project, { fileId, before }, { records }) {
    const file = project.file(fileId)
    if (!file) return reject('file.missing')
    const { name, sceneId } = file
    const place = orderBefore(records, 'files', project.files(sceneId), fileId, before)
    if (!place) return writes([], { name })
    const { order, rekeys } = place
    return writes([{ op: 'set', root: 'files', id: fileId, key: 'order', value: order }, ...rekeys], { name })
  },
})
