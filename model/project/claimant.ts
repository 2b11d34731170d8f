import type { PlaceClaim } from './entity-record.ts'

/** What the resolution of a tree needs to know of an entity. */
export interface Claimant {
  readonly id: string
  readonly isLive: boolean
  readonly place: PlaceClaim
}
