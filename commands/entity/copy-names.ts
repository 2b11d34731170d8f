import { cutBefore } from '../../model/document/cut-text.ts'
import { FreeNumbers } from '../../model/document/free-numbers.ts'
import { limits } from '../../model/document/limits.ts'

/** Names copies: the name without its number, cut where it has no room for one, and the lowest number from 2 that is free: 'Tree' → 'Tree 2'. */
export class CopyNames {
  private readonly taken: Set<string>
  private readonly numbers: FreeNumbers

  /** `taken`: the names there are. Letters of another case make another name here: recordings replay to it. */
  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken)
    this.numbers = new FreeNumbers(this.taken, (name) => name)
  }

  /** The name of one more copy of a thing; it is taken from then on. */
  of(name: string): string {
    const stem = name.replace(/ \d{1,6}$/, '')
    const numbered = (number: number) => cutBefore(stem, ` ${number}`, limits.nameLength)
    const free = numbered(this.numbers.lowest(2, numbered))
    this.taken.add(free)
    return free
  }
}
