import { sameJson } from '../document/same-json.ts'
import type { BlockRecord } from './block-record.ts'
import { type BlockVariable, resolveVariables, type VariableRecord } from './resolve-variables.ts'
import { usedVariables } from './used-variables.ts'

/** The variables of a blocks file, kept up to date: resolved again only when one was written or the used ones are others. */
export class VariableIndex {
  private readonly records = new Map<string, VariableRecord>()
  /** How often live blocks use a variable. */
  private readonly uses = new Map<string, number>()
  private variables: readonly BlockVariable[] = Object.freeze([])
  private isStale = true

  get all(): ReadonlyMap<string, VariableRecord> {
    return this.records
  }

  set(id: string, record: VariableRecord | undefined): void {
    if (record) this.records.set(id, record)
    else this.records.delete(id)
    this.isStale = true
  }

  /** Tells that a live block became another one. */
  replaceUses(before: BlockRecord | undefined, after: BlockRecord | undefined): void {
    if (before && after && areSame(before, after)) return
    for (const id of after ? usedVariables(after) : []) this.count(id, 1)
    for (const id of before ? usedVariables(before) : []) this.count(id, -1)
  }

  /** The same array until something in it changes. */
  shown(): readonly BlockVariable[] {
    if (!this.isStale) return this.variables
    this.isStale = false
    const before = new Map(this.variables.map((variable) => [variable.id, variable]))
    const now = resolveVariables(this.records, new Set(this.uses.keys())).map((variable) => {
      const old = before.get(variable.id)
      return old && sameJson({ ...old }, { ...variable }) ? old : Object.freeze(variable)
    })
    const isSame =
      now.length === this.variables.length && now.every((variable, at) => variable === this.variables[at])
    if (!isSame) this.variables = Object.freeze(now)
    return this.variables
  }

  private count(id: string, by: number): void {
    const before = this.uses.get(id) ?? 0
    const after = before + by
    if (after === 0) this.uses.delete(id)
    else this.uses.set(id, after)
    if ((before === 0) !== (after === 0)) this.isStale = true
  }
}

const areSame = (a: BlockRecord, b: BlockRecord): boolean =>
  a.fields === b.fields && a.extra === b.extra && a.shadows === b.shadows
