/** Keeps the order in which what is in a map is gone through. */
export interface Order<V> {
  /** Tells that something else is under an id now, or nothing. */
  replace(before: V | undefined, after: V | undefined): void
  list(): readonly V[]
}

/**
 * A map by id that changes, and looks at it that do not. Taking a look costs nothing and a change costs what it changes, whatever
 * the map's size: each look notes what was there when it is replaced, and asks for the rest the look that came next, the last one the map.
 */
export class VersionedMap<V extends { readonly id: string }> {
  readonly #now = new Map<string, V>()
  readonly #makeOrder: (() => Order<V>) | undefined
  readonly #order: Order<V> | undefined
  #newest: Look<V> | undefined

  /** `makeOrder` makes that in which looks are gone through; without one they are in none that means anything. */
  constructor(makeOrder?: () => Order<V>) {
    this.#makeOrder = makeOrder
    this.#order = makeOrder?.()
  }

  get(id: string): V | undefined {
    return this.#now.get(id)
  }

  set(value: V): void {
    const before = this.#now.get(value.id)
    if (before === value) return
    this.#newest?.note(value.id, before)
    this.#order?.replace(before, value)
    this.#now.set(value.id, value)
  }

  delete(id: string): void {
    const before = this.#now.get(id)
    if (before === undefined) return
    this.#newest?.note(id, before)
    this.#order?.replace(before, undefined)
    this.#now.delete(id)
  }

  /** The map as it is now, for good. The same object until something changes. */
  look(): ReadonlyMap<string, V> {
    if (this.#newest?.isCurrent) return this.#newest
    const look = new Look(this.#now, (replaced) => this.#list(replaced))
    this.#newest?.follow(look)
    this.#newest = look
    return look
  }

  /** What was in the map before `replaced`, the newest of it first. */
  #list(replaced: readonly Replaced<V>[]): readonly V[] {
    if (replaced.every(({ size }) => size === 0)) return this.#order?.list() ?? [...this.#now.values()]
    const all = new Map(this.#now)
    for (const [id, before] of replaced.flatMap((one) => [...one])) {
      if (before === undefined) all.delete(id)
      else all.set(id, before)
    }
    const order = this.#makeOrder?.()
    if (!order) return [...all.values()]
    for (const value of all.values()) order.replace(undefined, value)
    return order.list()
  }
}

/** What was there and is another now; `undefined`: there was nothing. */
type Replaced<V> = ReadonlyMap<string, V | undefined>

/** Looks that one may have to ask: who is further back than that gets a map of its own. */
const longestWay = 32

class Look<V extends { readonly id: string }> implements ReadonlyMap<string, V> {
  readonly size: number
  readonly #now: ReadonlyMap<string, V>
  readonly #listed: (replaced: readonly Replaced<V>[]) => readonly V[]
  readonly #replaced = new Map<string, V | undefined>()
  #next: Look<V> | undefined
  #list: readonly V[] | undefined
  #own: ReadonlyMap<string, V> | undefined

  constructor(now: ReadonlyMap<string, V>, listed: (replaced: readonly Replaced<V>[]) => readonly V[]) {
    this.size = now.size
    this.#now = now
    this.#listed = listed
  }

  get isCurrent(): boolean {
    return this.#replaced.size === 0
  }

  note(id: string, before: V | undefined): void {
    if (!this.#replaced.has(id)) this.#replaced.set(id, before)
  }

  follow(next: Look<V>): void {
    this.#next = next
  }

  get(id: string): V | undefined {
    if (this.#own) return this.#own.get(id)
    let steps = 0
    for (let look: Look<V> | undefined = this; look; look = look.#next) {
      if (look.#replaced.has(id)) return look.#replaced.get(id)
      if (steps++ === longestWay) return this.#makeOwn().get(id)
    }
    return this.#now.get(id)
  }

  has(id: string): boolean {
    return this.get(id) !== undefined
  }

  #makeOwn(): ReadonlyMap<string, V> {
    this.#own = new Map(this.#all().map((value) => [value.id, value]))
    this.#next = undefined
    return this.#own
  }

  /** Made when it is gone through for the first time: the map itself may change meanwhile. */
  #all(): readonly V[] {
    if (this.#list) return this.#list
    const replaced: Replaced<V>[] = []
    for (let look: Look<V> | undefined = this; look; look = look.#next) replaced.push(look.#replaced)
    this.#list = this.#listed(replaced.reverse())
    return this.#list
  }

  forEach(visit: (value: V, id: string, map: ReadonlyMap<string, V>) => void): void {
    for (const value of this.#all()) visit(value, value.id, this)
  }

  *entries(): Generator<[string, V], undefined> {
    for (const value of this.#all()) yield [value.id, value]
  }

  *keys(): Generator<string, undefined> {
    for (const { id } of this.#all()) yield id
  }

  values(): ArrayIterator<V> {
    return this.#all().values()
  }

  [Symbol.iterator](): Generator<[string, V], undefined> {
    return this.entries()
  }
}
