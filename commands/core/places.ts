import type * as Y from 'yjs'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import { type Records, recordsOf } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { placeKeyOf } from './place-registers.ts'

const nothing: ReadonlySet<string> = new Set()

const opened = new WeakMap<Y.Doc, Places>()

/** The one `Places` of a document. */
export function placesOf(document: Y.Doc): Places {
  let places = opened.get(document)
  if (!places) {
    places = new Places(recordsOf(document))
    opened.set(document, places)
  }
  return places
}

/**
 * What lies in what by its own word, deleted or not: things of scenes and blocks of tabs. A root is read whole when it is first asked about, and
 * from then on only what changed: an undo asks this for each thing that it takes away or puts back. What is written by a transaction under
 * way is not known yet.
 */
export class Places {
  private readonly records: Records
  private readonly roots = new Map<RootName, PlacesOfRoot>()

  constructor(records: Records) {
    this.records = records
    records.invalidate((root, ids) => this.roots.get(root)?.forget(ids))
  }

  /** The ids of the records of a root that say they lie in `holder`. */
  inside(root: RootName, holder: string): ReadonlySet<string> {
    const key = placeKeyOf(root)
    if (key === undefined) return nothing
    let places = this.roots.get(root)
    if (!places) {
      places = new PlacesOfRoot(this.records, root, key)
      this.roots.set(root, places)
    }
    return places.inside(holder)
  }
}

class PlacesOfRoot {
  private readonly records: Records
  private readonly root: RootName
  private readonly key: string
  private readonly holders = new Map<string, string>()
  private readonly contents = new Map<string, Set<string>>()
  private readonly unread: Set<string>

  constructor(records: Records, root: RootName, key: string) {
    this.records = records
    this.root = root
    this.key = key
    this.unread = new Set(records.ids(root))
  }

  inside(holder: string): ReadonlySet<string> {
    for (const id of this.unread) this.read(id)
    this.unread.clear()
    return this.contents.get(holder) ?? nothing
  }

  forget(ids: ReadonlySet<string>): void {
    for (const id of ids) this.unread.add(id)
  }

  private read(id: string): void {
    const place = this.records.value(this.root, id, this.key)
    const holder = isJsonObject(place) && typeof place.p === 'string' ? place.p : ''
    const before = this.holders.get(id)
    if (holder === before) return
    if (before !== undefined) this.contents.get(before)?.delete(id)
    this.holders.set(id, holder)
    if (holder === '') return
    const inside = this.contents.get(holder)
    if (inside) inside.add(id)
    else this.contents.set(holder, new Set([id]))
  }
}
