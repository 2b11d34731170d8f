import { limits } from '../../model/document/limits.ts'
import type { TextShape } from '../../model/document/records.ts'
import type { TextEdit } from '../core/write.ts'

/**
 * Whether edits stay inside a text, it inside its limit, and none cuts a surrogate pair (Yjs would replace both halves). The
 * text itself is only read where it could hold a pair.
 */
export function textFits(shape: TextShape, text: () => string, edits: readonly TextEdit[]): boolean {
  const canCutPairs = shape.hasPairs || edits.some(({ insert }) => /[\uD800-\uDFFF]/.test(insert))
  return canCutPairs ? areWhole(text(), edits) : areInBounds(shape.length, edits)
}

function areInBounds(length: number, edits: readonly TextEdit[]): boolean {
  let current = length
  for (const { at, remove, insert } of edits) {
    if (at + remove > current) return false
    current += insert.length - remove
  }
  return isShortEnough(current, length)
}

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
