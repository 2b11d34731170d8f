import { keysForInsert } from '../../model/document/order-keys.ts'

/** A stroke and its key among the others. */
interface Placed {
  readonly id: string
  readonly key: string
}

/** The order of the strokes on a sheet while a gesture changes it; keeps what has to be written down. */
export class StrokeOrder {
  private readonly strokes: Placed[]
  private readonly changed = new Map<string, string>()

  /** `strokes` are those on the sheet, the lowest first, with the keys they have. */
  constructor(strokes: readonly Placed[]) {
    this.strokes = [...strokes]
  }

  /** Puts newcomers on top, one above the other. */
  add(ids: readonly string[]): void {
    this.insert(ids, this.strokes.length)
  }

  /** Moves a stroke right below `before`, or to the top for `null` and for one that is gone. */
  move(id: string, before: string | null): void {
    const at = this.strokes.findIndex((stroke) => stroke.id === id)
    const above = this.strokes[at + 1]?.id ?? null
    if (at < 0 || before === id || before === above) return
    this.strokes.splice(at, 1)
    const found = this.strokes.findIndex((stroke) => stroke.id === before)
    this.insert([id], found < 0 ? this.strokes.length : found)
  }

  /** Strokes that got another key, new ones included. */
  get changes(): ReadonlyMap<string, string> {
    return this.changed
  }

  private insert(ids: readonly string[], index: number): void {
    const keyAt = (at: number): string => this.strokes[at]?.key ?? ''
    const { keys, rekeyed } = keysForInsert(this.strokes.length, keyAt, index, ids.length)
    for (const [at, key] of rekeyed) {
      const stroke = this.strokes[at]
      if (stroke) this.strokes[at] = this.placed(stroke.id, key)
    }
    this.strokes.splice(index, 0, ...ids.map((id, at) => this.placed(id, keys[at] ?? '')))
  }

  private placed(id: string, key: string): Placed {
    this.changed.set(id, key)
    return { id, key }
  }
}
