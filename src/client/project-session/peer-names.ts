import { createValue } from '../observable-value.ts'
import type { Peer } from './project-session.ts'

/** The name that a person had with a Yjs client. */
export type PeerName = readonly [clientId: number, name: string]

/** People that are remembered; who was met longest ago is forgotten first. */
const keptNames = 200

/** Who the people were that have been in the project while this browser had it open: the history names them when they are gone. */
export class PeerNames {
  readonly known

  constructor(met: Iterable<PeerName>) {
    this.known = createValue<ReadonlyMap<number, string>>(newest(met))
  }

  /** As they are to be stored, who was met last at the end. */
  get rows(): readonly PeerName[] {
    return [...this.known.get()]
  }

  meet(peers: readonly Peer[]): void {
    const known = this.known.get()
    const met = peers.filter(({ clientId, name }) => name !== '' && known.get(clientId) !== name)
    if (met.length === 0) return
    this.known.set(newest([...known, ...met.map(({ clientId, name }): PeerName => [clientId, name])]))
  }
}

const newest = (met: Iterable<PeerName>): ReadonlyMap<number, string> =>
  new Map([...new Map(met)].slice(-keptNames))
