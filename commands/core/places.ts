import type * as Y from 'yjs'
import { type Records, recordsOf } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { readPlace } from '../../model/project/entity-record.ts'

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
 * What lies in what by its own word, deleted or not. A scene is read whole when it is first asked about, and from then on only what changed:
 * an undo asks this for each thing that it takes away.
 */
export class Places {
  private readonly records: Records
  private readonly scenes = new Map<RootName, ScenePlaces>()

  constructor(records: Records) {
    this.records = records
    records.invalidate((root, ids) => this.scenes.get(root)?.forget(ids))
  }

  /** The ids of the things of a scene's root that say they lie in `holder`. */
  inside(root: RootName, holder: string): ReadonlySet<string> {
    if (!root.startsWith('ents:')) return nothing
    let scene = this.scenes.get(root)
    if (!scene) {
      scene = new ScenePlaces(this.records, root)
      this.scenes.set(root, scene)
    }
    return scene.inside(holder)
  }
}

class ScenePlaces {
  private readonly records: Records
  private readonly root: RootName
  private readonly holders = new Map<string, string>()
  private readonly contents = new Map<string, Set<string>>()
  private readonly unread: Set<string>

  constructor(records: Records, root: RootName) {
    this.records = records
    this.root = root
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
    const { parent: holder } = readPlace(this.records.value(this.root, id, 'place'))
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
