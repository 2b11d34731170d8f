import type { Struct } from '../../model/document/struct.ts'
import { updateReach } from '../../model/document/update-reach.ts'
import { decodeBounded, hasEmptyPart } from './decode-bounded.ts'

/** What an update would do to a document, before anything is changed by it. */
export type Inspection =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-many-parts' }
  /** Something it builds on is not there (yet). */
  | { readonly kind: 'gap' }
  /** `clients` are the clientIDs under which it brings new content. */
  | { readonly kind: 'complete'; readonly clients: readonly number[]; readonly structs: readonly Struct[] }

/** Decodes a v1 update and compares it with what is known: `known` answers the next clock of a client. */
export function inspectUpdate(update: Uint8Array, known: (client: number) => number): Inspection {
  const decoded = decodeBounded(update)
  if (typeof decoded === 'string') return { kind: decoded }
  if (hasEmptyPart(decoded)) return { kind: 'unreadable' }
  const ends = updateReach(decoded, known)
  if (!ends) return { kind: 'gap' }
  const clients = [...ends].filter(([client, end]) => end > known(client)).map(([client]) => client)
  return { kind: 'complete', clients, structs: decoded.structs }
}
