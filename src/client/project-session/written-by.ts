import * as Y from 'yjs'
import type { Peer } from './project-session.ts'

/** The name of the person in the room who wrote a register last, as far as they are still here. */
export function writtenBy(
  document: Y.Doc,
  peers: readonly Peer[],
  root: string,
  id: string | null,
  key: string,
): string | undefined {
  const map = id === null ? document.getMap(root) : document.getMap(root).get(id)
  const client = map instanceof Y.Map ? map._map.get(key)?.id.client : undefined
  return peers.find(({ clientId }) => clientId === client)?.name
}
