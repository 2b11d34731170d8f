import { sameJson } from '../document/same-json.ts'
import type { BlockRecord } from './block-record.ts'
import { isProcedure, type ProcedureParts, resolveProcedures } from './resolve-procedures.ts'
import type { BlockVariable } from './resolve-variables.ts'

/** What the definitions and calls of procedures of a file show, resolved again only when one of them or a variable changed. */
export class ProcedureIndex {
  private readonly blocks = new Map<string, BlockRecord>()
  private shown: ReadonlyMap<string, ProcedureParts> = new Map()
  private variables: readonly BlockVariable[] = []

  /** What a definition or call shows; `undefined` for any other block. */
  parts(id: string): ProcedureParts | undefined {
    return this.shown.get(id)
  }

  /** Takes over changed records and the variables as they are; returns the blocks that show something else now. */
  update(
    changes: ReadonlyMap<string, BlockRecord | undefined>,
    variables: readonly BlockVariable[],
  ): ReadonlySet<string> {
    let isStale = variables !== this.variables && this.blocks.size > 0
    this.variables = variables
    for (const [id, record] of changes) {
      if (record && !record.isDeleted && isProcedure(record.type)) {
        this.blocks.set(id, record)
        isStale = true
      } else if (this.blocks.delete(id)) isStale = true
    }
    if (!isStale) return new Set()
    const changed = new Set<string>()
    const shown = new Map<string, ProcedureParts>()
    for (const [id, parts] of resolveProcedures(this.blocks.values(), variables)) {
      const before = this.shown.get(id)
      const kept = before && isSame(before, parts) ? before : freeze(parts)
      if (kept !== before) changed.add(id)
      shown.set(id, kept)
    }
    this.shown = shown
    return changed
  }
}

const isSame = (a: ProcedureParts, b: ProcedureParts): boolean =>
  sameJson(a.fields, b.fields) && sameJson(a.extra, b.extra)

const freeze = ({ fields, extra }: ProcedureParts): ProcedureParts =>
  Object.freeze({ fields: Object.freeze(fields), extra: Object.freeze(extra) })
