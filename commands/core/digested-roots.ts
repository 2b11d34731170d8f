import type { Records } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { compareText } from '../../model/document/stamp.ts'
import { hashJson } from '../../model/hash.ts'

/** The hash of one record, which says nothing of where it lies. */
export interface Digested {
  readonly id: string
  readonly digest: string
}

/** The digests of a document's records, kept from one time to the next: only what changed in between is read. */
export class DigestedRoots {
  private readonly records: Records
  private readonly roots = new Map<RootName, DigestedRoot>()

  constructor(records: Records) {
    this.records = records
    records.invalidate((root, ids) => {
      const stale = this.roots.get(root)?.stale
      if (stale) for (const id of ids) stale.add(id)
    })
  }

  /** The records of a root by their ids. */
  of(root: RootName): readonly Digested[] {
    const known = this.roots.get(root)
    if (known) return this.refreshed(root, known)
    const sorted = [...this.records.ids(root)].sort(compareText).map((id) => this.digested(root, id))
    this.roots.set(root, rootOf(sorted))
    return sorted
  }

  private refreshed(root: RootName, known: DigestedRoot): readonly Digested[] {
    const added: MutableDigested[] = []
    const gone = new Set<string>()
    for (const id of known.stale) {
      const entry = known.byId.get(id)
      if (!this.records.has(root, id)) gone.add(id)
      else if (entry) entry.digest = this.digestOf(root, id)
      else added.push(this.digested(root, id))
    }
    known.stale.clear()
    if (added.length === 0 && gone.size === 0) return known.sorted
    const sorted = [...known.sorted.filter(({ id }) => !gone.has(id)), ...added]
    sorted.sort((a, b) => compareText(a.id, b.id))
    this.roots.set(root, rootOf(sorted))
    return sorted
  }

  private digested(root: RootName, id: string): MutableDigested {
    return { id, digest: this.digestOf(root, id) }
  }

  private digestOf(root: RootName, id: string): string {
    const record = this.records.record(root, id)
    return record ? hashJson(record) : ''
  }
}

/** Those of a document. */
export function digestedRootsOf(records: Records): DigestedRoots {
  const existing = known.get(records)
  if (existing) return existing
  const made = new DigestedRoots(records)
  known.set(records, made)
  return made
}

const known = new WeakMap<Records, DigestedRoots>()

interface MutableDigested {
  readonly id: string
  digest: string
}

interface DigestedRoot {
  readonly sorted: readonly MutableDigested[]
  readonly byId: ReadonlyMap<string, MutableDigested>
  /** Records that changed since they were hashed, came, or went. */
  readonly stale: Set<string>
}

const rootOf = (sorted: readonly MutableDigested[]): DigestedRoot => ({
  sorted,
  byId: new Map(sorted.map((entry) => [entry.id, entry])),
  stale: new Set(),
})
