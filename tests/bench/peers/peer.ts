/** One entity as all stores of the comparison hold it: six components. */
export interface PeerEntity {
  readonly kind: string
  readonly name: string
  readonly place: {
    readonly p: string
    readonly o: string
    readonly t: number
    readonly c: string
    readonly prev: string
  }
  readonly position: readonly number[]
  readonly rotation: readonly number[]
  readonly scale: readonly number[]
  readonly geometry: { readonly primitive: string }
  readonly material: { readonly color: string; readonly opacity: number }
}

export interface PeerDocument {
  /** Adds one entity, as a change of its own. */
  add(id: string, entity: PeerEntity): void
  /** Moves one entity, as a change of its own. */
  move(id: string, position: readonly number[]): void
  encode(): Uint8Array
}

/** A store that can hold a scene. */
export interface Peer {
  readonly name: string
  create(): PeerDocument
  /** Loads bytes and reads every entity; returns how many there are. */
  load(bytes: Uint8Array): number
}
