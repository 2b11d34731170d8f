import * as Y from 'yjs'
import { limits } from './limits.ts'
import type { Struct } from './struct.ts'

/** What structs bring that nobody may bring. */
export type ValueFault = 'subdocument' | 'rich-text' | 'too-deep' | 'too-many'

const partsOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
    ? Object.values(value)
    : []
}

/**
 * What must not come in of what structs bring: documents inside the document; what stands among the letters of a text and is none, which
 * shifts what everybody types; and plain values that lie so deep, or are so many, that a page which reads them may stop: `most` inside
 * of others. Values are walked level by level and never into themselves: no depth can hurt the reader here.
 */
export function valueFault(structs: readonly Struct[], most: number): ValueFault | undefined {
  let level: unknown[] = []
  for (const struct of structs) {
    const content = struct instanceof Y.Item ? struct.content : undefined
    if (content instanceof Y.ContentDoc) return 'subdocument'
    if (content instanceof Y.ContentEmbed || content instanceof Y.ContentFormat) return 'rich-text'
    if (content instanceof Y.ContentAny || content instanceof Y.ContentJSON)
      for (const value of content.arr) level.push(value)
  }
  let count = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.valueDepth) return 'too-deep'
    const inside = level.map(partsOf)
    for (const parts of inside) count += parts.length
    if (count > most) return 'too-many'
    level = inside.flat()
  }
  return undefined
}
