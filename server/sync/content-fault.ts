import * as Y from 'yjs'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { maxUpdateParts, maxValueDepth } from '../../protocol/sync/sync-limits.ts'
import type { Struct } from './inspect-update.ts'

/** The plain values that a struct brings. */
function valuesOf(struct: Struct): readonly unknown[] {
  const content = struct instanceof Y.Item ? struct.content : undefined
  if (content instanceof Y.ContentAny || content instanceof Y.ContentJSON) return content.arr
  if (content instanceof Y.ContentEmbed) return [content.embed]
  if (content instanceof Y.ContentFormat) return [content.value]
  return []
}

const partsOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
    ? Object.values(value)
    : []
}

const isSubdocument = (struct: Struct): boolean =>
  struct instanceof Y.Item && struct.content instanceof Y.ContentDoc

/**
 * Why the content of an update must not come in: documents inside the document, and plain values that lie so deep, or are so many,
 * that a page which reads them may stop: `most` inside of others. Values are walked level by level and never into themselves: no depth can hurt the reader here.
 */
export function contentFault(structs: readonly Struct[], most = maxUpdateParts): ErrorCode | undefined {
  if (structs.some(isSubdocument)) return 'sync.update-unreadable'
  let level = structs.flatMap(valuesOf)
  let count = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxValueDepth) return 'sync.update-too-deep'
    const inside = level.map(partsOf)
    for (const parts of inside) count += parts.length
    if (count > most) return 'sync.update-too-large'
    level = inside.flat()
  }
  return undefined
}
