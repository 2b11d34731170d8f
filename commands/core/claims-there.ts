import type * as Y from 'yjs'
import { rootMap } from '../../model/document/root-map.ts'
import { compareClaims, readStamp, type Stamp } from '../../model/document/stamp.ts'
import { storedValue } from './apply-writes.ts'
import { isPlaceClaim } from './claims.ts'
import type { OwnWritings } from './own-writings.ts'
import { isPlaceRegister, placeKeyOf, slotOf } from './place-registers.ts'
import { type RegisterStep, registerKey } from './undo-entry.ts'

/** The claims of places in a document, where those lie that some registers are about. */
export interface ClaimsThere {
  /** The highest Lamport time of them: who sees them makes later ones. */
  readonly highest: number
  /** The registers (`registerKey`) of blocks whose slot a later claim has. */
  readonly lost: ReadonlySet<string>
}

type Claim = Stamp & { readonly id: string }

/** Linear in what the tabs and scenes hold. */
export function claimsThere(
  document: Y.Doc,
  own: OwnWritings,
  registers: readonly RegisterStep[],
): ClaimsThere {
  let highest = 0
  const lost = new Set<string>()
  for (const root of new Set(registers.filter(isPlaceRegister).map((step) => step.root))) {
    const key = placeKeyOf(root)
    if (key === undefined) continue
    const holders = new Map<string, Claim>()
    for (const id of rootMap(document, root).keys()) {
      const value = storedValue(document, root, id, key)
      if (!isPlaceClaim(value)) continue
      const claim = { ...readStamp(value), id }
      highest = Math.max(highest, claim.t)
      const slot = slotOf(root, value)
      if (slot === undefined || own.isGone(root, id)) continue
      const other = holders.get(slot)
      const isFirst = other === undefined || compareClaims(other, claim) < 0
      if (isFirst) holders.set(slot, claim)
      if (other) lost.add(registerKey({ root, id: isFirst ? other.id : id, key }))
    }
  }
  return { highest, lost }
}
