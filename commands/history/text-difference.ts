import type { TextEdit } from '../core/write.ts'

/** The one edit that makes `wanted` of `text`, cutting no surrogate pair; none when they are equal. */
export function textDifference(text: string, wanted: string): readonly TextEdit[] {
  if (text === wanted) return []
  const shorter = Math.min(text.length, wanted.length)
  let start = 0
  while (start < shorter && text.charCodeAt(start) === wanted.charCodeAt(start)) start++
  if (isHigh(text.charCodeAt(start - 1))) start--
  let end = 0
  while (
    end < shorter - start &&
    text.charCodeAt(text.length - 1 - end) === wanted.charCodeAt(wanted.length - 1 - end)
  )
    end++
  if (end > 0 && isLow(text.charCodeAt(text.length - end))) end--
  const insert = wanted.slice(start, wanted.length - end)
  return [{ at: start, remove: text.length - end - start, insert }]
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff
