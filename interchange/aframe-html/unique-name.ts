import { cutText } from '../../model/document/cut-text.ts'
import { limits } from '../../model/document/limits.ts'

/** Gives names of which none comes twice: `Box`, `Box 2`, `Box 3`. */
export class UniqueNames {
  readonly #taken = new Set<string>()
  readonly #next = new Map<string, number>()

  constructor(taken: Iterable<string> = []) {
    for (const name of taken) this.#taken.add(name.toLowerCase())
  }

  take(wanted: string): string {
    const base = cutText(wanted.trim().toWellFormed(), limits.nameLength - 6).trim() || 'Thing'
    let number = this.#next.get(base.toLowerCase()) ?? 1
    let name = number === 1 ? base : `${base} ${number}`
    while (this.#taken.has(name.toLowerCase())) name = `${base} ${++number}`
    this.#next.set(base.toLowerCase(), number + 1)
    this.#taken.add(name.toLowerCase())
    return name
  }
}
