import { cutBefore } from './cut-text.ts'
import { FreeNumbers } from './free-numbers.ts'
import { limits } from './limits.ts'
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
  const freeName = freeNames(taken)
  for (const { id, name } of later) {
    const free = freeName(name)
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

/** Whether one of `items` other than `exceptId` is called `name`, whatever the case. */
export function isNameTaken(
  items: readonly { readonly id: string; readonly name: string }[],
  name: string,
  exceptId?: string,
): boolean {
  const key = nameKey(name)
  return items.some((item) => item.id !== exceptId && nameKey(item.name) === key)
}

/** `name`, or with the lowest free number behind it when one of `items` has it already. */
export function freeName(items: readonly { readonly name: string }[], name: string): string {
  return freeNamesAmong(items)(name)
}

/** The same for many names, each by itself: to look through `items` once is enough. */
export function freeNamesAmong(items: readonly { readonly name: string }[]): (name: string) => string {
  const taken = new Set(items.map((item) => nameKey(item.name)))
  const numbered = freeNames(taken)
  return (name) => (taken.has(nameKey(name)) ? numbered(name) : name)
}

/** Finds names with the lowest free number behind one's own, which is cut where there is no room for that. */
function freeNames(taken: ReadonlySet<string>): (name: string) => string {
  const numbers = new FreeNumbers(taken, nameKey)
  return (name) => {
    const [stem, number] = splitNumber(name)
    const most = Math.max(limits.nameLength, name.length)
    const numbered = (next: number) => cutBefore(stem, String(next), most)
    return numbered(numbers.lowest(number + 1, numbered))
  }
}
