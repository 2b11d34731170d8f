import { cutBefore } from '../../model/document/cut-text.ts'
import { limits } from '../../model/document/limits.ts'

/** Names copies: the name without its number, cut where it has no room for one, and the lowest number from 2 that is free: 'Tree' → 'Tree 2'. */
export class CopyNames {
  private readonly taken: Set<string>
  /** By stem, the number below which all are taken. */
  private readonly next = new Map<string, number>()

  /** `taken`: the names there are. */
  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken)
  }

  /** The name of one more copy of a thing; it is taken from then on. */
  of(name: string): string {
    const stem = name.replace(/ \d{1,6}$/, '')
    const numbered = (number: number) => cutBefore(stem, ` ${number}`, limits.nameLength)
    let number = this.next.get(stem) ?? 2
    while (this.taken.has(numbered(number))) number++
    this.next.set(stem, number + 1)
    this.taken.add(numbered(number))
    return numbered(number)
  }
}
