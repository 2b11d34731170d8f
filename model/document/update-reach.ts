import * as Y from 'yjs'
import type { Struct } from './struct.ts'

/** An update as Yjs decodes it. */
export type DecodedUpdate = ReturnType<typeof Y.decodeUpdate>

/**
 * The clock that each client of an update stands at after it, or `undefined` when something that it builds on is not there (yet).
 * `known` answers the next clock of a client.
 */
export function updateReach(
  { structs, ds }: DecodedUpdate,
  known: (client: number) => number,
): ReadonlyMap<number, number> | undefined {
  const ends = endsOf(structs, known)
  if (!ends) return undefined
  const reaches = (client: number): number => ends.get(client) ?? known(client)
  const isMissing = (id: Y.ID): boolean => id.clock >= reaches(id.client)
  if (structs.some((struct) => referencesOf(struct).some(isMissing))) return undefined
  for (const [client, deletions] of ds.clients)
    if (deletions.some(({ clock, len }) => clock + len > reaches(client))) return undefined
  return ends
}

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
