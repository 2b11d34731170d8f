import { createHash } from 'node:crypto'
import * as Y from 'yjs'
import type { Struct } from '../../model/document/struct.ts'

/** Characters of a fingerprint (base64url: 48 bits). */
export const fingerprintLength = 8

const fingerprint = (unit: unknown): string =>
  createHash('sha256').update(JSON.stringify(unit)).digest('base64url').slice(0, fingerprintLength)

/** What stands at one clock of an item: a value or a character, or which shared type. `undefined`: nothing that templates hold. */
function contentAt({ content }: Y.Item, offset: number): unknown {
  if (content instanceof Y.ContentAny) return { value: content.arr[offset] }
  if (content instanceof Y.ContentString) return { character: content.str[offset] }
  if (content instanceof Y.ContentType) return { type: content.type.constructor.name }
  return undefined
}

/**
 * Fingerprints of what a struct brings, one for each of its clocks. They are the same however Yjs has split or joined the structs.
 * An entry is `null` where the content was let go because it is deleted, and '' where it is of a sort that no template holds.
 */
export function unitFingerprints(struct: Struct): readonly (string | null)[] {
  return Array.from({ length: struct.length }, (_, offset) => {
    if (!(struct instanceof Y.Item) || struct.content instanceof Y.ContentDeleted) return null
    const content = contentAt(struct, offset)
    if (content === undefined) return ''
    const { client, clock } = struct.id
    const origin = offset === 0 ? struct.origin : { client, clock: clock + offset - 1 }
    // Yjs says where an item belongs only when no neighbour tells.
    const place = (origin ?? struct.rightOrigin) ? [] : [struct.parent, struct.parentSub]
    return fingerprint([origin, struct.rightOrigin, place, content])
  })
}
