import * as Y from 'yjs'
import { type DecodedUpdate, decodeBounded, hasEmptyPart } from './decode-bounded.ts'

/** What an update would do to a document, before anything is changed by it. */
export type Inspection =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-many-parts' }
  /** Something it builds on is not there (yet). */
  | { readonly kind: 'gap' }
  /** `clients` are the clientIDs under which it brings new content. */
  | { readonly kind: 'complete'; readonly clients: readonly number[]; readonly structs: readonly Struct[] }

export type Struct = DecodedUpdate['structs'][number]

/** The clock after each client's last struct, or `undefined` when clocks are missing between or before them. */
function endsOf(
  structs: readonly Struct[],
  known: (client: number) => number,
): Map<number, number> | undefined {
  const ends = new Map<number, number>()
  for (const struct of structs) {
    const { client, clock } = struct.id
    const end = ends.get(client) ?? known(client)
    if (struct instanceof Y.Skip || clock > end) return undefined
    ends.set(client, Math.max(end, clock + struct.length))
  }
  return ends
}

function referencesOf(struct: Struct): readonly Y.ID[] {
  if (!(struct instanceof Y.Item)) return []
  const parent = struct.parent instanceof Y.ID ? struct.parent : null
  return [struct.origin, struct.rightOrigin, parent].filter((id) => id !== null)
}

/** Decodes a v1 update and compares it with what is known: `known` answers the next clock of a client. */
export function inspectUpdate(update: Uint8Array, known: (client: number) => number): Inspection {
  const decoded = decodeBounded(update)
  if (typeof decoded === 'string') return { kind: decoded }
  if (hasEmptyPart(decoded)) return { kind: 'unreadable' }
  const ends = endsOf(decoded.structs, known)
  if (!ends) return { kind: 'gap' }
  const reaches = (client: number): number => ends.get(client) ?? known(client)
  const isMissing = (id: Y.ID): boolean => id.clock >= reaches(id.client)
  if (decoded.structs.some((struct) => referencesOf(struct).some(isMissing))) return { kind: 'gap' }
  for (const [client, deletions] of decoded.ds.clients) {
    if (deletions.some((deletion) => deletion.clock + deletion.len > reaches(client))) return { kind: 'gap' }
  }
  const clients = [...ends].filter(([client, end]) => end > known(client)).map(([client]) => client)
  return { kind: 'complete', clients, structs: decoded.structs }
}
