import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { FileId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import type { TextEdit } from '../core/write.ts'

const Edit = z.strictObject({
  at: z.int().min(0),
  remove: z.int().min(0),
  insert: z.string().max(limits.textLength),
})

/** Replaces parts of a script, one after the other; a run of typing is one step. */
export const editText = defineCommand({
  type: 'file.edit-text',
  version: 1,
  label: 'command.file.edit-text',
  payload: z.strictObject({ fileId: FileId, edits: z.array(Edit).min(1).max(10_000) }),
  surface: ({ fileId }): `file:${FileId}` => `file:${fileId}`,
  mergeKey: ({ fileId }) => fileId,
  plan(project, { fileId, edits }) {
    const file = project.file(fileId)
    if (file?.kind !== 'js') return reject('file.missing')
    if (!areWhole(project.text(fileId), edits)) return reject('payload.invalid')
    return writes([{ op: 'text', root: 'files', id: fileId, edits }], { name: file.name })
  },
})

/** Whether the edits stay inside the text, in bounds, and never cut a surrogate pair (Yjs would replace both halves). */
function areWhole(text: string, edits: readonly TextEdit[]): boolean {
  let current = text
  for (const { at, remove, insert } of edits) {
    if (at + remove > current.length || cutsPair(current, at) || cutsPair(current, at + remove)) return false
    if (edits.length > 1) current = current.slice(0, at) + insert + current.slice(at + remove)
    else return current.length + insert.length - remove <= limits.textLength
  }
  return current.length <= limits.textLength
}

const cutsPair = (text: string, at: number): boolean => /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && at > 0
