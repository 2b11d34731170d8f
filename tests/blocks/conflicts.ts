import type { BlockChange } from '../../commands/blocks/block-change.ts'
import type { BlocksFile } from '../../model/blocks/blocks-file.ts'

/** How often people met at the same thing without knowing of each other. */
export interface Conflicts {
  /** Two blocks in one connection. */
  slot: number
  /** Blocks that would be inside each other. */
  cycle: number
  /** One deleted a block that another changed. */
  deleteVsEdit: number
  /** Two variables of one name, or two names for one variable. */
  variableName: number
  /** Two edits of one workspace comment. */
  comment: number
}

export const noConflicts = (): Conflicts => ({
  slot: 0,
  cycle: 0,
  deleteVsEdit: 0,
  variableName: 0,
  comment: 0,
})

/** One stored gesture, with how many gestures of each person its author had seen. */
interface Step {
  readonly by: number
  readonly at: number
  readonly seen: ReadonlyMap<number, number>
  readonly change: BlockChange
}

/** Notes every gesture of everybody, and counts those that met unseen. */
export class ConflictCounter {
  readonly counts = noConflicts()
  private readonly steps: Step[] = []
  private readonly displaced = new Set<string>()

  add(by: number, at: number, seen: ReadonlyMap<number, number>, change: BlockChange): void {
    const step = { by, at, seen: new Map(seen), change }
    for (const other of this.steps) {
      if (other.by !== by && other.at > (seen.get(other.by) ?? 0)) this.count(step.change, other.change)
    }
    this.steps.push(step)
  }

  /** Looks at what a device shows after updates of others came. */
  look(file: BlocksFile): void {
    for (const id of file.displaced) {
      if (this.displaced.has(id)) continue
      this.displaced.add(id)
      const claim = file.records.get(id)?.place
      const isTaken = [...file.blocks.values()].some(
        ({ place }) =>
          claim && place.parent !== null && place.parent === claim.parent && place.input === claim.input,
      )
      if (isTaken) this.counts.slot++
      else this.counts.cycle++
    }
  }

  private count(a: BlockChange, b: BlockChange): void {
    const edits = (change: BlockChange) => new Set(change.upserts.map(({ id }) => id))
    const meets = (ids: readonly string[], others: ReadonlySet<string>) => ids.some((id) => others.has(id))
    if (meets(a.deletes, edits(b)) || meets(b.deletes, edits(a))) this.counts.deleteVsEdit++
    const names = (change: BlockChange) => change.variables?.upserts ?? []
    const isNameMet = names(a).some((one) =>
      names(b).some((other) => (one.id === other.id) !== (one.name === other.name)),
    )
    if (isNameMet) this.counts.variableName++
    const comments = (change: BlockChange) => [
      ...(change.comments?.upserts.map(({ id }) => id) ?? []),
      ...(change.comments?.deletes ?? []),
    ]
    if (meets(comments(a), new Set(comments(b)))) this.counts.comment++
  }
}
