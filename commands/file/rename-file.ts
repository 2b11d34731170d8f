import { z } from 'zod'
import { Name } from '../../model/document/names.ts'
import { isNameTaken } from '../../model/document/unique-names.ts'
import { FileId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/** Renames a tab. Names are unique in their scene, whatever the case. */
export const renameFile = defineCommand({
  type: 'file.rename',
  version: 1,
  label: 'command.file.rename',
  payload: z.strictObject({ fileId: FileId, name: Name }),
  surface: () => 'project',
  plan(project, { fileId, name }) {
    const file = project.file(fileId)
    if (!file) return reject('file.missing')
    if (name === '') return reject('name.empty')
    if (isNameTaken(project.files(file.sceneId), name, fileId)) return reject('name.taken', { name })
    return writes([{ op: 'set', root: 'files', id: fileId, key: 'name', value: name }], { name })
  },
})
