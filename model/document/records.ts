import * as Y from 'yjs'
import type { JsonValue } from '../json.ts'
import { rootMap } from './root-map.ts'
import { isFlatRoot, isRootName, type RootName } from './root-name.ts'
import { clockAfter, readLamport } from './stamp.ts'
import { storedJson } from './stored-json.ts'
import { storedLamport } from './stored-lamport.ts'
import { type Faults, tellAll, throwFaults } from './tell-all.ts'
import { contentsAfter, contentsOf, type TextContents } from './text-contents.ts'

/** A record's readable values by key; unreadable ones are left out. Frozen, and identical until the record changes. */
export type StoredRecord = Readonly<Record<string, JsonValue>>

/** Called with the ids of the records of a root that changed (keys, for a flat root). */
export type RecordsListener = (ids: ReadonlySet<string>) => void

/** A text without its letters. */
export interface TextShape extends TextContents {
  /** In UTF-16 units. */
  readonly length: number
}

/**
 * The stored records of a document as JSON, live, without any Yjs type. Reading never throws, whatever the bytes were.
 * Listeners are called after the whole change, when it is safe to execute commands. What one throws comes out of the change that it heard of,
 * after all others have heard.
 */
export interface Records {
  /** Rises with every transaction that changed any root. */
  readonly version: number
  /** The highest Lamport time seen in any stamp. */
  readonly lamport: number
  ids(root: RootName): readonly string[]
  /** Whether there is anything under that id, readable or not. */
  has(root: RootName, id: string): boolean
  /** `undefined` when there is none or it is not a record. A flat root is one record: pass `null`. */
  record(root: RootName, id: string | null): StoredRecord | undefined
  value(root: RootName, id: string | null, key: string): JsonValue | undefined
  /** The text of a file's record, `undefined` when it has none. Costs a walk of the text. */
  text(fileId: string): string | undefined
  /** What an edit of that text must be checked against, without the walk. */
  textShape(fileId: string): TextShape | undefined
  /** Calls `listener` after each change of records of `root`. Returns the function that ends it. */
  observe(root: RootName, listener: RecordsListener): () => void
  /** Like `observe`, but at once inside the change: mark what is stale, read nothing, execute nothing. */
  invalidate(listener: (root: RootName, ids: ReadonlySet<string>) => void): void
  subscribe(listener: () => void): () => void
}

const nobody: readonly RecordsListener[] = []
const opened = new WeakMap<Y.Doc, Records>()

/** The one `Records` of a document. */
export function recordsOf(document: Y.Doc): Records {
  const existing = opened.get(document)
  if (existing) return existing
  const records = new DocumentRecords(document)
  opened.set(document, records)
  return records
}

class DocumentRecords implements Records {
  version = 0
  lamport: number
  private readonly document: Y.Doc
  private readonly cache = new Map<RootName, Map<string, StoredRecord>>()
  private readonly names = new Map<unknown, RootName | undefined>()
  private readonly observers = new Map<RootName, Set<RecordsListener>>()
  private readonly invalidators: ((root: RootName, ids: ReadonlySet<string>) => void)[] = []
  private readonly subscribers = new Set<() => void>()
  private changed = new Map<RootName, Set<string>>()
  /** Later than the clock, of the change that is being looked at. */
  private readonly times: number[] = []
  /** Of texts that somebody asked about. */
  private readonly contents = new Map<unknown, TextContents>()

  constructor(document: Y.Doc) {
    this.document = document
    this.lamport = storedLamport(document)
    document.on('afterTransaction', (transaction) => this.collect(transaction))
    document.on('afterAllTransactions', () => this.notify())
  }

  ids(root: RootName): readonly string[] {
    return [...this.root(root).keys()]
  }

  has(root: RootName, id: string): boolean {
    return this.root(root).has(id)
  }

  record(root: RootName, id: string | null): StoredRecord | undefined {
    const records = entryOf(this.cache, root, () => new Map())
    const cached = records.get(id ?? '')
    if (cached) return cached
    const map = this.map(root, id)
    if (!map) return undefined
    const record = readRecord(map)
    records.set(id ?? '', record)
    return record
  }

  value(root: RootName, id: string | null, key: string): JsonValue | undefined {
    return storedJson(this.map(root, id)?.get(key))
  }

  text(fileId: string): string | undefined {
    const text = this.map('files', fileId)?.get('text')
    return text instanceof Y.Text ? text.toString() : undefined
  }

  textShape(fileId: string): TextShape | undefined {
    const text = this.map('files', fileId)?.get('text')
    if (!(text instanceof Y.Text)) return undefined
    return { length: text.length, ...entryOf(this.contents, text, () => contentsOf(text)) }
  }

  observe(root: RootName, listener: RecordsListener): () => void {
    const listeners = entryOf(this.observers, root, () => new Set())
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  invalidate(listener: (root: RootName, ids: ReadonlySet<string>) => void): void {
    this.invalidators.push(listener)
  }

  subscribe(listener: () => void): () => void {
    this.subscribers.add(listener)
    return () => this.subscribers.delete(listener)
  }

  private root(name: RootName): Y.Map<unknown> {
    return rootMap(this.document, name)
  }

  private map(root: RootName, id: string | null): Y.Map<unknown> | undefined {
    if (id === null) return this.root(root)
    const record = this.root(root).get(id)
    return record instanceof Y.Map ? record : undefined
  }

  private seeRecord(record: Y.Map<unknown>): void {
    record.forEach((value) => {
      this.seeValue(value)
    })
  }

  private seeValue(value: unknown): void {
    const time = readLamport(value)
    if (time > this.lamport) this.times.push(time)
  }

  /** Together, so that the order in which stamps are found does not matter. */
  private setClock(): void {
    if (this.times.length === 0) return
    this.lamport = clockAfter(this.lamport, this.times)
    this.times.length = 0
  }

  private collect(transaction: Y.Transaction): void {
    if (transaction.changed.size === 0) return
    for (const [type, keys] of transaction.changed) {
      this.collectType(type, keys)
      const before = this.contents.get(type)
      if (before) this.contents.set(type, contentsAfter(transaction, type, before))
    }
    this.setClock()
    if (this.changed.size === 0) return
    this.version++
    for (const [root, ids] of this.changed)
      for (const invalidator of this.invalidators) invalidator(root, ids)
  }

  private collectType(type: unknown, keys: ReadonlySet<string | null>): void {
    if (!(type instanceof Y.AbstractType)) return
    const [root, id] = this.locate(type)
    if (root === undefined) return
    const ids = entryOf(this.changed, root, () => new Set())
    if (id !== undefined) {
      ids.add(id)
      const record = this.root(root).get(id)
      // What changes inside a text is no register: the record stays the same object. Nor is it inside a flat root, all of which is one record.
      if (type === record && record instanceof Y.Map && !isFlatRoot(root))
        this.collectRegisters(root, id, record, keys)
      return
    }
    for (const key of keys) {
      if (key === null) continue
      ids.add(key)
      this.cache.get(root)?.delete(isFlatRoot(root) ? '' : key)
      const record = this.root(root).get(key)
      if (record instanceof Y.Map) this.seeRecord(record)
    }
  }

  /** Takes over the registers of a record that changed, and of a cached one reads no others. */
  private collectRegisters(
    root: RootName,
    id: string,
    map: Y.Map<unknown>,
    keys: ReadonlySet<string | null>,
  ): void {
    const records = this.cache.get(root)
    const cached = records?.get(id)
    const record: Record<string, JsonValue> = { ...cached }
    let isWhole = cached !== undefined
    for (const key of keys) {
      const value = key === null ? undefined : map.get(key)
      this.seeValue(value)
      const json = cached && storedJson(value)
      if (key === null || key === '__proto__' || json === undefined) isWhole = false
      else record[key] = json
    }
    if (isWhole) records?.set(id, Object.freeze(record))
    else records?.delete(id)
  }

  /** The root that a changed type lies in, and the id of its record unless it is the root itself. */
  private locate(type: Y.AbstractType<unknown>): readonly [RootName | undefined, string | undefined] {
    let id: string | undefined
    let current: Y.AbstractType<unknown> = type
    while (current._item) {
      id = current._item.parentSub ?? undefined
      const parent = current.parent
      if (!parent) return [undefined, undefined]
      current = parent
    }
    return [this.nameOf(current), id]
  }

  private nameOf(root: unknown): RootName | undefined {
    // All of them at once, and foreign ones too: of those there may be thousands in one change.
    if (!this.names.has(root))
      for (const [name, type] of this.document.share)
        this.names.set(type, isRootName(name) ? name : undefined)
    return this.names.get(root)
  }

  private notify(): void {
    if (this.changed.size === 0) return
    const changed = this.changed
    this.changed = new Map()
    let faults: Faults | undefined
    for (const [root, ids] of changed) faults = tellAll(this.observers.get(root) ?? nobody, ids, faults)
    throwFaults(tellAll(this.subscribers, undefined, faults))
  }
}

/** The value under `key`, made when there is none. */
function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const existing = map.get(key)
  if (existing !== undefined) return existing
  const made = make()
  map.set(key, made)
  return made
}

/** All readable values of one record, frozen. */
function readRecord(map: Y.Map<unknown>): StoredRecord {
  const record: Record<string, JsonValue> = {}
  map.forEach((value, key) => {
    const json = storedJson(value)
    if (json !== undefined && key !== '__proto__') record[key] = json
  })
  return Object.freeze(record)
}
