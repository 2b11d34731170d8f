import { isJsonObject } from '../document/is-json-object.ts'
import { sameInOrder } from '../document/same-in-order.ts'
import { noStamp } from '../document/stamp.ts'
import { nameKey, uniqueNames } from '../document/unique-names.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import type { BlockRecord } from './block-record.ts'

/** Blockly's types of blocks that define a procedure, and of those that call one. */
export const procedureTypes = {
  definitions: ['procedures_defnoreturn', 'procedures_defreturn'],
  calls: ['procedures_callnoreturn', 'procedures_callreturn'],
} as const

const definitions: ReadonlySet<string> = new Set(procedureTypes.definitions)
const calls: ReadonlySet<string> = new Set(procedureTypes.calls)

/** Whether a block defines or calls a procedure: what it shows depends on other blocks. */
export const isProcedure = (type: string): boolean => definitions.has(type) || calls.has(type)

/** The key in a call's `extraState` that holds the id of the definition. Blockly itself only knows its name. */
export const procedureKey = 'procedure'

/** What a procedure without a readable name is called. */
const nameless = 'unnamed'

/** What a definition or a call shows in place of the parts that its record holds. */
export interface ProcedureParts {
  readonly fields: JsonObject
  readonly extra: JsonObject
}

/** A definition as it was read, and what of. */
export interface Procedure {
  readonly block: BlockRecord
  readonly name: string
  readonly variableNames: ReadonlyMap<string, string>
  readonly parts: ProcedureParts
  /** Blockly's `extraState` of all its calls, one object: there may be thousands of parameters and as many calls. */
  readonly stateOfCalls: JsonObject
}

/** The procedures of a tab with names that no other one has. */
export interface ResolvedProcedures {
  /** By the id of the definition. */
  readonly procedures: ReadonlyMap<string, Procedure>
  /** What each definition and call shows. */
  readonly parts: ReadonlyMap<string, ProcedureParts>
}

/**
 * Names procedures uniquely, whatever their case (the lowest id keeps its name), and lets every call follow its definition's
 * name and parameters: found by the id in the call, else by the name. A call whose definition is gone keeps its name
 * and has no parameters. `blocks` are the live definitions and calls of a file in any order. A definition in `before` of which nothing is
 * another is not read again, and of one that is, what is equal stays the same object.
 */
export function resolveProcedures(
  blocks: Iterable<BlockRecord>,
  variableNames: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, Procedure>,
): ResolvedProcedures {
  const list = [...blocks]
  const found = list.filter(({ type }) => definitions.has(type))
  const procedures = new Map(
    readDefinitions(found, variableNames, before).map((procedure) => [procedure.block.id, procedure]),
  )
  const byName = new Map([...procedures.values()].map((procedure) => [nameKey(procedure.name), procedure]))
  const parts = new Map([...procedures].map(([id, procedure]) => [id, procedure.parts]))
  for (const call of list) {
    if (!calls.has(call.type)) continue
    const state = objectOf(call.extra.extraState)
    const { name, [procedureKey]: linked } = state
    const key = nameKey(typeof name === 'string' ? name : '')
    const procedure = (typeof linked === 'string' ? procedures.get(linked) : undefined) ?? byName.get(key)
    const extraState = procedure?.stateOfCalls ?? { name: readName(name) }
    parts.set(call.id, { fields: call.fields, extra: { ...call.extra, extraState } })
  }
  return { procedures, parts }
}

/** Whether both show the same. What is one object costs no look into it. */
export const sameParts = (a: ProcedureParts, b: ProcedureParts): boolean =>
  sameInOrder(a.fields, b.fields) && sameInOrder(a.extra, b.extra)

function readDefinitions(
  blocks: readonly BlockRecord[],
  variableNames: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, Procedure>,
): readonly Procedure[] {
  const names = uniqueNames(blocks.map(({ id, fields }) => ({ id, name: readName(fields.NAME), ...noStamp })))
  return blocks.map((block) => {
    const name = names.get(block.id) ?? nameless
    const known = before.get(block.id)
    if (known?.block === block && known.name === name && known.variableNames === variableNames) return known
    const read = readDefinition(block, name, variableNames)
    if (!known) return read
    const { parts, stateOfCalls } = known
    return {
      ...read,
      ...(sameParts(parts, read.parts) && { parts }),
      ...(sameInOrder(stateOfCalls, read.stateOfCalls) && { stateOfCalls }),
    }
  })
}

function readDefinition(
  block: BlockRecord,
  name: string,
  variableNames: ReadonlyMap<string, string>,
): Procedure {
  const { id, fields, extra } = block
  const state = objectOf(extra.extraState)
  const stored = Array.isArray(state.params) ? state.params : []
  const params = stored.map((param) => withName(param, variableNames))
  const shown = stored.length === 0 ? extra : { ...extra, extraState: { ...state, params } }
  const paramNames = params.flatMap((param) => (isJsonObject(param) ? readName(param.name) : []))
  return {
    block,
    name,
    variableNames,
    parts: { fields: { ...fields, NAME: name }, extra: shown },
    stateOfCalls: {
      name,
      ...(paramNames.length > 0 ? { params: paramNames } : {}),
      [procedureKey]: id,
    },
  }
}

/** A parameter is a variable and has its name. */
function withName(param: JsonValue, variableNames: ReadonlyMap<string, string>): JsonValue {
  if (!isJsonObject(param) || typeof param.id !== 'string') return param
  const name = variableNames.get(param.id)
  return name === undefined ? param : { ...param, name }
}

const readName = (name: JsonValue | undefined): string =>
  typeof name === 'string' && name.trim() !== '' ? name.trim() : nameless

const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
