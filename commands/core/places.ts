import type * as Y from 'yjs'
import type { RootName } from '../../model/document/root-name.ts'
import type { JsonValue } from '../../model/json.ts'
import { PlaceIndex, placeIndexes } from './place-indexes.ts'
import { holderIn } from './place-registers.ts'

const nothing: ReadonlySet<string> = new Set()

/** What lies in what by its own word: an undo asks this for each thing that it takes away or puts back. */
class Contents extends PlaceIndex {
  private readonly holders = new Map<string, string>()
  private readonly contents = new Map<string, Set<string>>()

  inside(holder: string): ReadonlySet<string> {
    this.readAll()
    return this.contents.get(holder) ?? nothing
  }

  protected take(id: string, place: JsonValue | undefined): void {
    const holder = holderIn(place) ?? ''
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

const contentsOf = placeIndexes(Contents)

/** The ids of the records of a root that say they lie in `holder` (`PlaceIndex`). */
export const idsInside = (document: Y.Doc, root: RootName, holder: string): ReadonlySet<string> =>
  contentsOf(document, root)?.inside(holder) ?? nothing
