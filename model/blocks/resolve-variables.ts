import { z } from 'zod'
import type { BlockRecord, RawRecord } from './block-record.ts'

/** A variable of a blocks file under the name that everybody sees; names are unique per type, whatever their case. */
export interface BlockVariable {
  readonly id: string
  readonly name: string
  readonly type: string
}

/** A variable as the document holds it, deleted ones included. */
export interface VariableRecord {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly isDeleted: boolean
  readonly born: { readonly t: number; readonly c: string }
}

const Raw = z.object({
  name: z.string().trim().min(1).max(200).catch('item'),
  type: z.string().max(100).catch(''),
  born: z.object({ t: z.number().int().min(0).catch(0), c: z.string().catch('') }).catch({ t: 0, c: '' }),
  del: z.unknown().optional(),
})

/** Reads a variable of any bytes; `null` where there is nothing to read. Never throws. */
export function readVariableRecord(id: string, raw: RawRecord | undefined): VariableRecord | null {
  const parsed = Raw.safeParse(raw)
  if (id === '' || !parsed.success) return null
  const { name, type, born, del } = parsed.data
  return { id, name, type, born, isDeleted: del !== undefined && del !== null && del !== false }
}

/** The id of the variable that a block's field value names, if it is one (`{ "id": … }`). */
function variableOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined
  return typeof value.id === 'string' && value.id !== '' ? value.id : undefined
}

function usedVariables(live: ReadonlyMap<string, BlockRecord>): ReadonlySet<string> {
  const used = new Set<string>()
  for (const block of live.values()) {
    for (const value of Object.values(block.fields)) {
      const id = variableOf(value)
      if (id !== undefined) used.add(id)
    }
  }
  return used
}

/**
 * The variables of a file: those that were made and not deleted, and all that a live block uses, whatever became of
 * their record. The first-born keeps its name; a later one of the same name and type gets the lowest free number.
 */
export function resolveVariables(
  records: ReadonlyMap<string, VariableRecord>,
  live: ReadonlyMap<string, BlockRecord>,
): readonly BlockVariable[] {
  const used = usedVariables(live)
  const wanted = [...records.values()].filter((variable) => !variable.isDeleted || used.has(variable.id))
  for (const id of used) {
    if (!records.has(id))
      wanted.push({ id, name: 'item', type: '', isDeleted: false, born: { t: Infinity, c: '' } })
  }
  wanted.sort(
    (a, b) =>
      Number(a.born.t > b.born.t) - Number(a.born.t < b.born.t) ||
      order(a.born.c, b.born.c) ||
      order(a.id, b.id),
  )
  const taken = new Set<string>()
  const named = new Map<string, string>()
  for (const variable of wanted) {
    const key = nameKey(variable.name, variable.type)
    if (taken.has(key)) continue
    taken.add(key)
    named.set(variable.id, variable.name)
  }
  return wanted
    .map(({ id, name, type }) => ({ id, type, name: named.get(id) ?? freeName(name, type, taken) }))
    .sort((a, b) => order(a.id, b.id))
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const nameKey = (name: string, type: string) => `${name.normalize('NFC').toLowerCase()}\u0000${type}`

function freeName(base: string, type: string, taken: Set<string>): string {
  let number = 2
  while (taken.has(nameKey(`${base}${number}`, type))) number++
  const name = `${base}${number}`
  taken.add(nameKey(name, type))
  return name
}
