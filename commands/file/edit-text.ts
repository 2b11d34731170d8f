import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { FileId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/** One replacement in a text, as it stands in a payload. */
export const TextEditSchema = z.strictObject({
  at: z.int().min(0),
  remove: z.int().min(0),
  insert: z.string().max(limits.textLength),
})

/** Replaces parts of a script, one after the other; a run of typing is one step. */
export const editText = defineCommand({
  type: 'file.edit-text',
  version: 1,
  label: 'command.file.edit-text',
  payload: z.strictObject({ fileId: FileId, edits: z.array(TextEditSchema).min(1).max(10_000) }),
  surface: ({ fileId }): `file:${FileId}` => `file:${fileId}`,
  mergeKey: ({ fileId }) => fileId,
  plan(project, { fileId, edits }, { records }) {
    const file = project.file(fileId)
    if (file?.kind !== 'js' || !records.textShape(fileId)) return reject('file.missing')
    return writes([{ op: 'text', root: 'files', id: fileId, edits }], { name: file.name })
  },
})
