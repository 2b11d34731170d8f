import { z } from 'zod'
import { FileId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { orderTab } from './file-order.ts'

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
    const { name } = file
    const files = project.files(file.sceneId)
    const next = files[files.indexOf(file) + 1]?.id ?? null
    if (before === fileId || before === next) return writes([], { name })
    const others = files.filter(({ id }) => id !== fileId)
    const found = others.findIndex(({ id }) => id === before)
    const { order, rekeys } = orderTab(records, others, found < 0 ? others.length : found)
    return writes([{ op: 'set', root: 'files', id: fileId, key: 'order', value: order }, ...rekeys], { name })
  },
})
