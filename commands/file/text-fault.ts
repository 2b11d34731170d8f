import { hasSurrogates } from '../../model/document/has-surrogates.ts'
import { limits } from '../../model/document/limits.ts'
import type { TextShape } from '../../model/document/records.ts'
import { type Refusal, reject } from '../core/define-command.ts'
import type { TextEdit } from '../core/write.ts'

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

function boundsFault(length: number, edits: readonly TextEdit[]): Refusal | undefined {
  let current = length
  for (const { at, remove, insert } of edits) {
    if (at + remove > current) return reject('payload.invalid')
    current += insert.length - remove
  }
  return lengthFault(current, length)
}

function pairFault(text: string, edits: readonly TextEdit[]): Refusal | undefined {
  let current = text
  for (const { at, remove, insert } of edits) {
    if (at + remove > current.length || cutsPair(current, at) || cutsPair(current, at + remove))
      return reject('payload.invalid')
    current = current.slice(0, at) + insert + current.slice(at + remove)
  }
  return lengthFault(current.length, text.length)
}

/** A text that two people made too long together may still be shortened. */
const lengthFault = (length: number, before: number): Refusal | undefined =>
  length > Math.max(limits.textLength, before)
    ? reject('text.too-long', { max: limits.textLength })
    : undefined

const cutsPair = (text: string, at: number): boolean => /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && at > 0
