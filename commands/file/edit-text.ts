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
  plan(project, { fileId, edits }, { records }) {
    const file = project.file(fileId)
    const shape = records.textShape(fileId)
    if (file?.kind !== 'js' || !shape) return reject('file.missing')
    const canCutPairs = shape.hasPairs || edits.some(({ insert }) => /[\uD800-\uDFFF]/.test(insert))
    const fits = canCutPairs ? areWhole(project.text(fileId), edits) : areInBounds(shape.length, edits)
    if (!fits) return reject('payload.invalid')
    return writes([{ op: 'text', root: 'files', id: fileId, edits }], { name: file.name })
  },
})

/** Whether the edits stay inside a text of that length, and it inside its limit. */
function areInBounds(length: number, edits: readonly TextEdit[]): boolean {
  let current = length
  for (const { at, remove, insert } of edits) {
    if (at + remove > current) return false
    current += insert.length - remove
  }
  return isShortEnough(current, length)
}

/** The same, and no edit cuts a surrogate pair (Yjs would replace both halves). */
function areWhole(text: string, edits: readonly TextEdit[]): boolean {
  let current = text
  for (const { at, remove, insert } of edits) {
    if (at + remove > current.length || cutsPair(current, at) || cutsPair(current, at + remove)) return false
    current = current.slice(0, at) + insert + current.slice(at + remove)
  }
  return isShortEnough(current.length, text.length)
}

/** A text that two people made too long together may still be shortened. */
const isShortEnough = (length: number, before: number): boolean =>
  length <= Math.max(limits.textLength, before)

const cutsPair = (text: string, at: number): boolean => /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && at > 0
