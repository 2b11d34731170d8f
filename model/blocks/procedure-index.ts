import type { BlockRecord } from './block-record.ts'
import {
  isProcedure,
  type Procedure,
  type ProcedureParts,
  resolveProcedures,
  sameParts,
} from './resolve-procedures.ts'
import type { BlockVariable } from './resolve-variables.ts'

/**
 * What the definitions and calls of procedures of a file show, resolved again only when one of them or a variable changed: then each of them is
 * looked at, and into the parameters of those definitions only that are others.
 */
export class ProcedureIndex {
  private readonly blocks = new Map<string, BlockRecord>()
  private shown: ReadonlyMap<string, ProcedureParts> = new Map()
  private procedures: ReadonlyMap<string, Procedure> = new Map()
  private variables: readonly BlockVariable[] = []
  private variableNames: ReadonlyMap<string, string> = new Map()

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
    if (variables !== this.variables)
      this.variableNames = new Map(variables.map(({ id, name }) => [id, name]))
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
    const resolved = resolveProcedures(this.blocks.values(), this.variableNames, this.procedures)
    this.procedures = resolved.procedures
    for (const [id, parts] of resolved.parts) {
      const before = this.shown.get(id)
      const kept = before && sameParts(before, parts) ? before : freeze(parts)
      if (kept !== before) changed.add(id)
      shown.set(id, kept)
    }
    this.shown = shown
    return changed
  }
}

const freeze = ({ fields, extra }: ProcedureParts): ProcedureParts =>
  Object.freeze({ fields: Object.freeze(fields), extra: Object.freeze(extra) })
