/** Keeps the order in which what is in a map is gone through. */
export interface Order<V> {
  /** Tells that something else is under an id now, or nothing. */
  replace(before: V | undefined, after: V | undefined): void
  list(): readonly V[]
}

/**
 * A map by id that changes, and looks at it that do not. Taking a look costs nothing and a change costs what it changes, whatever the map's size:
 * what is replaced is noted for the last look, and who looked earlier finds it on the way from there to the map. Whoever holds an old look holds
 * those notes, and one copy of the map at most: after as many changes as it is large, the map goes on as a copy of itself.
 */
export class VersionedMap<V extends { readonly id: string }> {
  readonly #makeOrder: (() => Order<V>) | undefined
  readonly #order: Order<V> | undefined
  #now = new Map<string, V>()
  #changes = 0
  /** The last look, and what was replaced since; neither where a copy has begun that nobody has looked at. */
  #last: { readonly look: Look<V>; readonly since: Since<V> } | undefined

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
    this.#note(value.id, before)
    this.#order?.replace(before, value)
    this.#now.set(value.id, value)
  }

  delete(id: string): void {
    const before = this.#now.get(id)
    if (before === undefined) return
    this.#note(id, before)
    this.#order?.replace(before, undefined)
    this.#now.delete(id)
  }

  /** The map as it is now, for good. The same object until something changes. */
  look(): ReadonlyMap<string, V> {
    if (this.#last?.since.replaced.size === 0) return this.#last.look
    const since: Since<V> = { replaced: new Map(), next: undefined }
    const look = new Look(this.#now, since, (all) => this.#listed(all))
    if (this.#last) this.#last.since.next = since
    this.#last = { look, since }
    return look
  }

  /** For whoever has looked; where nobody has, as while a file is read for the first time, there is nothing to keep. */
  #note(id: string, before: V | undefined): void {
    if (!this.#last) return
    if (this.#changes++ > Math.max(this.#now.size, fewest)) {
      this.#now = new Map(this.#now)
      this.#last = undefined
      this.#changes = 0
      return
    }
    const { replaced } = this.#last.since
    if (!replaced.has(id)) replaced.set(id, before)
  }

  #listed(all: ReadonlyMap<string, V>): readonly V[] {
    if (!this.#makeOrder) return [...all.values()]
    if (all === this.#now && this.#order) return this.#order.list()
    const order = this.#makeOrder()
    for (const value of all.values()) order.replace(undefined, value)
    return order.list()
  }
}

/** Changes after which the copy of a small map is worth its time. */
const fewest = 1_000

/** What was there at a look and is another now (`undefined`: there was nothing), and the same of the look that came next. */
interface Since<V> {
  readonly replaced: Map<string, V | undefined>
  next: Since<V> | undefined
}

/** Looks that one may have to ask: who is further back than that gets a map of its own. */
const longestWay = 32

class Look<V extends { readonly id: string }> implements ReadonlyMap<string, V> {
  readonly size: number
  readonly #listed: (all: ReadonlyMap<string, V>) => readonly V[]
  /** A map with what was there at this look, but for what `#since` knows better. */
  #map: ReadonlyMap<string, V>
  #since: Since<V> | undefined
  #list: readonly V[] | undefined

  constructor(
    map: ReadonlyMap<string, V>,
    since: Since<V>,
    listed: (all: ReadonlyMap<string, V>) => readonly V[],
  ) {
    this.size = map.size
    this.#map = map
    this.#since = since
    this.#listed = listed
  }

  get(id: string): V | undefined {
    let steps = 0
    for (let since = this.#since; since; since = since.next) {
      if (since.replaced.has(id)) return since.replaced.get(id)
      if (steps++ === longestWay) {
        this.#map = this.#whole()
        this.#since = undefined
        break
      }
    }
    return this.#map.get(id)
  }

  has(id: string): boolean {
    return this.get(id) !== undefined
  }

  /** What was there at this look: the map itself where nothing changed since. */
  #whole(): ReadonlyMap<string, V> {
    const all: Since<V>[] = []
    for (let since = this.#since; since; since = since.next) if (since.replaced.size > 0) all.push(since)
    if (all.length === 0) return this.#map
    const whole = new Map(this.#map)
    for (const { replaced } of all.reverse())
      for (const [id, before] of replaced) {
        if (before === undefined) whole.delete(id)
        else whole.set(id, before)
      }
    return whole
  }

  /** Made when it is gone through for the first time: the map itself may change meanwhile. */
  #all(): readonly V[] {
    this.#list ??= this.#listed(this.#whole())
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
