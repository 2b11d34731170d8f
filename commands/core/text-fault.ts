import { halfPair } from '../../model/document/half-pair.ts'
import { hasSurrogates } from '../../model/document/has-surrogates.ts'
import { limits } from '../../model/document/limits.ts'
import type { Records, TextShape } from '../../model/document/records.ts'
import { type Refusal, reject } from './define-command.ts'
import type { TextEdit, Write } from './write.ts'

/**
 * Why edits must not be made: the text holds more than letters, so that they would land elsewhere; they leave the text, cut a surrogate pair (Yjs would replace both halves), or make it longer than a
 * text may be. The text itself is only read where it could hold a pair.
 */
export function textFault(
  shape: TextShape,
  text: () => string,
  edits: readonly TextEdit[],
): Refusal | undefined {
  if (!shape.isPlain) return reject('payload.invalid')
  const canCutPairs = shape.hasPairs || edits.some(({ insert }) => hasSurrogates(insert))
  return canCutPairs ? pairFault(text(), edits) : boundsFault(shape.length, edits)
}

/** The same for all that writes do to texts; what is missing is not for this to tell. */
export function faultInTexts(records: Records, writes: readonly Write[]): Refusal | undefined {
  // This runs for every command: few write into a text, and nearly all that do, once.
  let only: Extract<Write, { op: 'text' }> | undefined
  let texts: Map<string, TextEdit[]> | undefined
  for (const write of writes) {
    if (write.op !== 'text') continue
    if (!only) {
      only = write
      continue
    }
    texts ??= new Map([[only.id, [...only.edits]]])
    const earlier = texts.get(write.id)
    if (earlier) for (const edit of write.edits) earlier.push(edit)
    else texts.set(write.id, [...write.edits])
  }
  if (!texts) return only && faultInText(records, only.id, only.edits)
  for (const [fileId, all] of texts) {
    const fault = faultInText(records, fileId, all)
    if (fault) return fault
  }
  return undefined
}

function faultInText(records: Records, fileId: string, edits: readonly TextEdit[]): Refusal | undefined {
  const shape = records.textShape(fileId)
  return shape && textFault(shape, () => records.text(fileId) ?? '', edits)
}

function boundsFault(length: number, edits: readonly TextEdit[]): Refusal | undefined {
  let current = length
  for (const { at, remove, insert } of edits) {
    if (at + remove > current) return reject('payload.invalid')
    current += insert.length - remove
  }
  return lengthFault(current, length)
}

function pairFault(text: string, edits: readonly TextEdit[]): Refusal | undefined {
  const pieces = text === '' ? [] : [text]
  let { length } = text
  for (const { at, remove, insert } of edits) {
    if (at + remove > length) return reject('payload.invalid')
    const from = splitAt(pieces, at)
    const until = splitAt(pieces, at + remove)
    if (endsInPair(pieces[from - 1]) || endsInPair(pieces[until - 1])) return reject('payload.invalid')
    pieces.splice(from, until - from, ...(insert === '' ? [] : [insert]))
    length += insert.length - remove
  }
  return lengthFault(length, text.length)
}

/** Which piece begins at a place of the text that all of them are; the one that holds it is cut. To write the text out anew for each edit takes seconds. */
function splitAt(pieces: string[], at: number): number {
  let left = at
  let index = 0
  for (const piece of pieces) {
    if (left <= 0) break
    if (left < piece.length) pieces.splice(index, 1, piece.slice(0, left), piece.slice(left))
    left -= piece.length
    index += 1
  }
  return index
}

/** A text that two people made too long together may still be shortened. */
const lengthFault = (length: number, before: number): Refusal | undefined =>
  length > Math.max(limits.textLength, before)
    ? reject('text.too-long', { max: limits.textLength })
    : undefined

const endsInPair = (piece = ''): boolean => halfPair.test(piece)
