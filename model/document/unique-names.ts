import { compareClaims, type Stamp } from './stamp.ts'

/** A record that claims a name: `t` and `c` say when it was born. */
export interface NameClaim extends Stamp {
  readonly id: string
  readonly name: string
}

/**
 * The name that each record is shown by, unique whatever the case. The first born keeps its name; the others get the
 * lowest free number behind it. The same on every replica, so nobody has to write anything.
 */
export function uniqueNames(claims: readonly NameClaim[]): ReadonlyMap<string, string> {
  const shown = new Map<string, string>()
  const taken = new Set<string>()
  const later: NameClaim[] = []
  for (const claim of [...claims].sort(compareClaims)) {
    const key = nameKey(claim.name)
    if (taken.has(key)) later.push(claim)
    else {
      taken.add(key)
      shown.set(claim.id, claim.name)
    }
  }
  for (const { id, name } of later) {
    const free = freeName(name, (key) => taken.has(key))
    taken.add(nameKey(free))
    shown.set(id, free)
  }
  return shown
}

/** What two names must differ in. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** `name` without the number at its end and that number, or 1: 'Tab12' → ['Tab', 12]. */
export function splitNumber(name: string): readonly [stem: string, number: number] {
  const digits = /\d{1,9}$/.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - digits.length), digits === '' ? 1 : Number(digits)]
}

function freeName(name: string, isTaken: (key: string) => boolean): string {
  const [stem, number] = splitNumber(name)
  for (let next = number + 1; ; next++) if (!isTaken(nameKey(stem + next))) return stem + next
}
