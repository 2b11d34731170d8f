import type * as Y from 'yjs'
import type { RootName } from '../../model/document/root-name.ts'
import { readStamp, type Stamp } from '../../model/document/stamp.ts'
import { storedValue } from './apply-writes.ts'
import { isPlaceClaim } from './claims.ts'
import type { OwnWritings } from './own-writings.ts'
import { holderIn, isPlaceRegister, type PlaceStep, placeKeyOf, slotOf } from './place-registers.ts'
import { idsInside } from './places.ts'
import type { RegisterStep } from './undo-entry.ts'

/** A claim as it will be. */
export interface Claim extends Stamp {
  readonly id: string
  readonly holder: string | undefined
  readonly slot: string | undefined
  /** What brings it back; absent for those that stay. */
  readonly step: PlaceStep | undefined
  /** Whether it was made since, or is held by a lock that was. */
  readonly isLater: boolean
}

/** What comes back into one root. */
export interface ComingBack {
  readonly document: Y.Doc
  readonly own: OwnWritings
  readonly root: RootName
  readonly places: readonly PlaceStep[]
  /** Of records, which lose or get back what they claim. */
  readonly deletions: readonly RegisterStep[]
  /** Steps whose registers stay as they are, for somebody else's lock. */
  readonly held: ReadonlyMap<RegisterStep, number>
  /** Claims of a later Lamport time were made since. */
  readonly since: number
}

/** What claims a place in a root once all is put back. Looks only at what it is asked for, and at each once. */
export class ClaimsAfter {
  /** Those that come back. */
  readonly back: readonly Claim[]
  private readonly coming: ComingBack
  private readonly key: string | undefined
  private readonly steps: ReadonlyMap<string, PlaceStep>
  private readonly stepsInto: ReadonlyMap<string, readonly PlaceStep[]>
  private readonly held: ReadonlySet<string | null>
  private readonly isDead: (id: string) => boolean
  private readonly known = new Map<string, Claim | undefined>()
  private readonly bySlot = new Map<string, ReadonlyMap<string | undefined, readonly Claim[]>>()

  constructor(coming: ComingBack) {
    const { root, places } = coming
    this.coming = coming
    this.key = placeKeyOf(root)
    this.steps = new Map(places.map((step) => [step.id, step]))
    this.stepsInto = Map.groupBy(places, ({ before }) => String(before.p))
    const heldPlaces = [...coming.held.keys()].filter((step) => step.root === root && isPlaceRegister(step))
    this.held = new Set(heldPlaces.map(({ id }) => id))
    this.isDead = deadAfter(coming)
    this.back = places.flatMap(({ id }) => this.of(id) ?? [])
  }

  /** The claim of a record, `undefined` where it has none. */
  of(id: string): Claim | undefined {
    if (this.known.has(id)) return this.known.get(id)
    const claim = this.read(id)
    this.known.set(id, claim)
    return claim
  }

  /** All claims of the slot that one claims, with that one. */
  rivals({ holder, slot }: Claim): readonly Claim[] {
    if (holder === undefined || slot === undefined) return []
    const slots = this.bySlot.get(holder) ?? this.slotsIn(holder)
    this.bySlot.set(holder, slots)
    return slots.get(slot) ?? []
  }

  private slotsIn(holder: string): ReadonlyMap<string | undefined, readonly Claim[]> {
    const { document, root } = this.coming
    const ids = new Set(idsInside(document, root, holder))
    for (const { id } of this.stepsInto.get(holder) ?? []) ids.add(id)
    return Map.groupBy(
      [...ids].flatMap((id) => this.of(id) ?? []),
      ({ slot }) => slot,
    )
  }

  private read(id: string): Claim | undefined {
    const { document, root, since } = this.coming
    const step = this.steps.get(id)
    const value = step ? step.before : this.key && storedValue(document, root, id, this.key)
    if (!isPlaceClaim(value) || this.isDead(id)) return undefined
    const stamp = readStamp(value)
    const holder = holderIn(value)
    const isLater = !step && (stamp.t > since || this.held.has(id))
    return { ...stamp, id, holder, slot: slotOf(root, value), step, isLater }
  }
}

/** Whether a record claims nothing any more once all is put back, deletions of the same root among it. A deleted thing still holds what lies in it. */
function deadAfter({ root, deletions, own }: ComingBack): (id: string) => boolean {
  if (!root.startsWith('blocks:')) return () => false
  const isDead = new Map(deletions.map(({ id, before }) => [id, before !== undefined]))
  return (id) => isDead.get(id) ?? own.isGone(root, id)
}
