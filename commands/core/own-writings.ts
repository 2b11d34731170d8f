import * as Y from 'yjs'
import { isDeleted } from '../../model/document/is-deleted.ts'
import { rootsOf } from '../../model/document/owned-roots.ts'
import { recordsOf } from '../../model/document/records.ts'
import { isEpochClientId } from '../../model/document/reserved-client-ids.ts'
import { recordMap, rootMap } from '../../model/document/root-map.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { storedJson } from '../../model/document/stored-json.ts'
import { tabsByScene } from '../../model/document/tabs-by-scene.ts'
import { birthsOf } from './births-of.ts'
import { isStill } from './claims.ts'
import { isPlaceRegister } from './place-registers.ts'
import { idsInside } from './places.ts'
import { strangerInType } from './stranger-in-type.ts'
import { type RegisterStep, registerKey, type UndoEntry, type Version } from './undo-entry.ts'

/** Writing `item` of a register only put back what the writing `stands` had been. */
interface Restored {
  readonly root: RootName
  readonly id: string | null
  readonly key: string
  readonly item: NonNullable<Version>
  readonly stands: NonNullable<Version>
}

/** What is stored of it with the undo steps. */
interface SavedWritings {
  readonly clients: number[]
  readonly restored: Restored[]
}

/** Sessions of one person that are remembered, in which they wrote what is still there. */
const keptClients = 1_000

const opened = new WeakMap<Y.Doc, OwnWritings>()

/** The one `OwnWritings` of a document. */
export function ownWritingsOf(document: Y.Doc): OwnWritings {
  let own = opened.get(document)
  if (!own) {
    own = new OwnWritings(document)
    opened.set(document, own)
  }
  return own
}

/** Tells what the person who works at a document wrote, over all their sessions, from what others did. */
export class OwnWritings {
  private readonly document: Y.Doc
  private clients = new Set<number>()
  private readonly restored = new Map<string, Restored>()

  /** Use `ownWritingsOf`, but for a look that leaves nothing behind. */
  constructor(document: Y.Doc) {
    this.document = document
  }

  /** The writing that lies in a register; of what an undo put back, the one that it was before. */
  versionOf(root: RootName, id: string | null, key: string): Version {
    return this.versionIn(recordMap(this.document, root, id), root, id, key)
  }

  /** The same where the record is at hand. */
  versionIn(record: Y.Map<unknown> | undefined, root: RootName, id: string | null, key: string): Version {
    const written = writtenIn(record, key)
    const restored = this.restored.size > 0 && this.restored.get(registerKey({ root, id, key }))
    return restored && isSameVersion(restored.item, written) ? restored.stands : written
  }

  /** A register is written anew: what lies there stands for itself. */
  overwrite(root: RootName, id: string | null, key: string): void {
    if (this.restored.size > 0) this.restored.delete(registerKey({ root, id, key }))
  }

  /** `done` put back what lay there before `step`: from now on it counts as that writing. */
  restore(done: RegisterStep, step: RegisterStep): RegisterStep {
    const { root, id, key } = done
    const { from: stands, isBirth } = step
    const item = writtenIn(recordMap(this.document, root, id), key)
    if (item && stands && !this.isOwn(stands[0]))
      this.restored.set(registerKey({ root, id, key }), { root, id, key, item, stands })
    return { ...done, ...(stands !== undefined && { to: stands }), ...(isBirth && { isBirth }) }
  }

  /** From now on what lies in a step's register counts as what lay there before the step. Not of a document that goes on: `new OwnWritings`. */
  uncover({ root, id, key, from }: RegisterStep): void {
    const item = writtenIn(recordMap(this.document, root, id), key)
    if (item && from) this.restored.set(registerKey({ root, id, key }), { root, id, key, item, stands: from })
    else this.overwrite(root, id, key)
  }

  /** Whether in a register still lies what a step wrote there: nobody else wrote since, not even the same. */
  isStillThere({ root, id, key, after, to }: RegisterStep): boolean {
    if (!isStill(after, storedJson(recordMap(this.document, root, id)?.get(key)))) return false
    return to === undefined || this.isSameWriter(to, this.versionOf(root, id, key))
  }

  /**
   * Somebody else's client that wrote into what a step made and is to take away; `undefined` where there is none. What is gone already is not
   * taken away once more and holds up nothing, unless `isGoneToo` asks for it, since a later step may bring it back.
   */
  strangerIn(entry: UndoEntry, isGoneToo = false): number | undefined {
    const births = birthsOf(entry).filter(({ before }) => before !== undefined)
    if (births.length === 0 || ![...this.document.store.clients.keys()].some(this.isStranger))
      return undefined
    /** What was asked already for a lock of others, by root: in a chain each thing lies in all above it. */
    const askedIn = new Map<RootName, Set<string>>()
    const leaving = new Set(entry.registers.filter((step) => this.isLeaving(step)).map(registerKey))
    const tabs = this.tabsOnceAsked()
    for (const { root, id } of births) {
      if (id === null || (!isGoneToo && this.isGone(root, id))) continue
      const asked = askedIn.get(root) ?? new Set()
      askedIn.set(root, asked)
      const stranger =
        this.strangerInRecord(root, id, tabs) ??
        this.strangerInside(root, id) ??
        this.lockerBelow(root, id, asked, leaving)
      if (stranger !== undefined) return stranger
    }
    return undefined
  }

  /** Somebody else's client that wrote what lies in a register. */
  strangerAt(root: RootName, id: string | null, key: string): number | undefined {
    const version = this.versionOf(root, id, key)
    return version && !this.isOwn(version[0]) ? version[0] : undefined
  }

  /** Somebody else's client that has locked the thing that a register is of, against every change but hiding. */
  lockerOf({ root, id, key }: Pick<RegisterStep, 'root' | 'id' | 'key'>): number | undefined {
    if (id === null || key === 'locked' || key === 'hidden' || !root.startsWith('ents:')) return undefined
    const isLocked = recordMap(this.document, root, id)?.get('locked') === true
    return isLocked && !this.isGone(root, id) ? this.strangerAt(root, id, 'locked') : undefined
  }

  save(): SavedWritings {
    const { store, clientID } = this.document
    const clients = [...new Set([...this.clients, ...(Y.getState(store, clientID) > 0 ? [clientID] : [])])]
    const restored = [...this.restored.values()].filter(({ root, id, key, item }) =>
      isSameVersion(item, writtenIn(recordMap(this.document, root, id), key)),
    )
    return { clients: clients.slice(-keptClients), restored }
  }

  load({ clients, restored }: SavedWritings): void {
    this.clients = new Set(clients)
    this.restored.clear()
    for (const one of restored) this.restored.set(registerKey(one), one)
  }

  private isOwn(client: number): boolean {
    return client === this.document.clientID || this.clients.has(client)
  }

  /** Whether somebody else writes as this client. */
  readonly isStranger = (client: number): boolean => !this.isOwn(client) && !isEpochClientId(client)

  /** What nobody ever wrote, and what the person did themselves, their own steps put right. */
  isSameWriter(a: Version, b: Version): boolean {
    const isMine = (version: Version) => version === null || this.isOwn(version[0])
    return isSameVersion(a, b) || (isMine(a) && isMine(b))
  }

  private strangerInRecord(root: RootName, id: string, tabs: TabsOfScene): number | undefined {
    const { document } = this
    const record = recordMap(document, root, id)
    for (const key of record?.keys() ?? []) {
      if (key === 'del') continue // to take something away puts nothing into it
      const client = this.versionOf(root, id, key)?.[0]
      if (client !== undefined && this.isStranger(client)) return client
      const value = record?.get(key)
      const inside = value instanceof Y.AbstractType && strangerInType(document, value, this.isStranger)
      if (typeof inside === 'number') return inside
    }
    for (const [owned, ids] of this.contentsOf(root, id, tabs))
      for (const one of ids) {
        const stranger = this.strangerInRecord(owned, one, tabs)
        if (stranger !== undefined) return stranger
      }
    return undefined
  }

  /** Somebody else's client that put a thing, which is still there, into another one. */
  private strangerInside(root: RootName, holder: string): number | undefined {
    for (const id of idsInside(this.document, root, holder)) {
      const writer = this.versionOf(root, id, 'place')?.[0]
      if (writer !== undefined && this.isStranger(writer) && !this.isGone(root, id)) return writer
    }
    return undefined
  }

  /** Whether an undo of a step takes a thing out of where it lies, with all that lies in it. */
  private isLeaving(step: RegisterStep): boolean {
    return isPlaceRegister(step) && this.isStillThere(step) && this.lockerOf(step) === undefined
  }

  /**
   * Somebody else's client that has locked what lies in a thing, however deep: without its holder it would lie elsewhere. Passes over what is
   * in `asked`, and puts there what it asks, and over what is `leaving` (by `registerKey`).
   */
  private lockerBelow(
    root: RootName,
    holder: string,
    asked: Set<string>,
    leaving: ReadonlySet<string>,
  ): number | undefined {
    if (asked.has(holder)) return undefined
    const below = [holder]
    for (const one of below)
      for (const id of idsInside(this.document, root, one)) {
        if (asked.has(id) || this.isGone(root, id) || leaving.has(registerKey({ root, id, key: 'place' })))
          continue
        const locker = this.lockerOf({ root, id, key: 'place' })
        if (locker !== undefined) return locker
        asked.add(id)
        below.push(id)
      }
    return undefined
  }

  /** Whether a record is deleted. */
  isGone(root: RootName, id: string): boolean {
    return isDeleted({ del: storedJson(recordMap(this.document, root, id)?.get('del')) ?? null })
  }

  /** What goes with a record: the roots named after it, and the tabs of a scene. */
  private contentsOf(
    root: RootName,
    id: string,
    tabs: TabsOfScene,
  ): (readonly [RootName, readonly string[]])[] {
    const { document } = this
    const contents: (readonly [RootName, readonly string[]])[] = rootsOf(root, id)
      .filter((owned) => document.share.has(owned))
      .map((owned) => [owned, [...rootMap(document, owned).keys()]])
    return root === 'scenes' ? [...contents, ['files', tabs(id)]] : contents
  }

  /** All tabs are looked through when they are first asked for, and not again for each scene that a step made. */
  private tabsOnceAsked(): TabsOfScene {
    let known: ReadonlyMap<string, readonly string[]> | undefined
    return (sceneId) => {
      known ??= tabsByScene(recordsOf(this.document))
      return known.get(sceneId) ?? []
    }
  }
}

type TabsOfScene = (sceneId: string) => readonly string[]

/** What an epoch began with and was erased since counts as never written: to put nothing back makes no writing of one's own. */
function writtenIn(record: Y.Map<unknown> | undefined, key: string): Version {
  const item = record?._map.get(key)
  if (item?.deleted && isEpochClientId(item.id.client)) return null
  const last = item?.lastId
  return last ? [last.client, last.clock] : null
}

const isSameVersion = (a: Version, b: Version): boolean =>
  a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1])
