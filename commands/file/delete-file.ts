import { z } from 'zod'
import { FileId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/** Deletes a tab, softly: what others type into it meanwhile comes back with it. The last tab of a scene stays. */
export const deleteFile = defineCommand({
  type: 'file.delete',
  version: 1,
  label: 'command.file.delete',
  payload: z.strictObject({ fileId: FileId }),
  surface: () => 'project',
  plan(project, { fileId }, { lamport, actor }) {
    const file = project.file(fileId)
    if (!file) return reject('file.missing')
    if (project.files(file.sceneId).length === 1) return reject('file.last')
    const value = { t: lamport, c: actor }
    return writes([{ op: 'set', root: 'files', id: fileId, key: 'del', value }], { name: file.name })
  },
})
