import { isJsonObject } from '../document/is-json-object.ts'
import { noStamp } from '../document/stamp.ts'
import { nameKey, uniqueNames } from '../document/unique-names.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import type { BlockRecord } from './block-record.ts'
import type { BlockVariable } from './resolve-variables.ts'

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

interface Procedure {
  readonly id: string
  readonly name: string
  readonly parts: ProcedureParts
  /** Blockly's `extraState` of all its calls, one object: there may be thousands of parameters and as many calls. */
  readonly stateOfCalls: JsonObject
}

/**
 * Names procedures uniquely, whatever their case (the lowest id keeps its name), and lets every call follow its definition's
 * name and parameters: found by the id in the call, else by the name. A call whose definition is gone keeps its name
 * and has no parameters. `blocks` are the live definitions and calls of a file in any order.
 */
export function resolveProcedures(
  blocks: Iterable<BlockRecord>,
  variables: readonly BlockVariable[],
): ReadonlyMap<string, ProcedureParts> {
  const list = [...blocks]
  const names = new Map(variables.map(({ id, name }) => [id, name]))
  const procedures = readDefinitions(
    list.filter(({ type }) => definitions.has(type)),
    names,
  )
  const byId = new Map(procedures.map((procedure) => [procedure.id, procedure]))
  const byName = new Map(procedures.map((procedure) => [nameKey(procedure.name), procedure]))
  const parts = new Map(procedures.map((procedure) => [procedure.id, procedure.parts]))
  for (const call of list) {
    if (!calls.has(call.type)) continue
    const state = objectOf(call.extra.extraState)
    const { name, [procedureKey]: linked } = state
    const key = nameKey(typeof name === 'string' ? name : '')
    const procedure = (typeof linked === 'string' ? byId.get(linked) : undefined) ?? byName.get(key)
    const extraState = procedure?.stateOfCalls ?? { name: readName(name) }
    parts.set(call.id, { fields: call.fields, extra: { ...call.extra, extraState } })
  }
  return parts
}

function readDefinitions(
  blocks: readonly BlockRecord[],
  variables: ReadonlyMap<string, string>,
): readonly Procedure[] {
  const names = uniqueNames(blocks.map(({ id, fields }) => ({ id, name: readName(fields.NAME), ...noStamp })))
  return blocks.map(({ id, fields, extra }) => {
    const name = names.get(id) ?? nameless
    const state = objectOf(extra.extraState)
    const stored = Array.isArray(state.params) ? state.params : []
    const params = stored.map((param) => withName(param, variables))
    const shown = stored.length === 0 ? extra : { ...extra, extraState: { ...state, params } }
    const paramNames = params.flatMap((param) => (isJsonObject(param) ? readName(param.name) : []))
    return {
      id,
      name,
      parts: { fields: { ...fields, NAME: name }, extra: shown },
      stateOfCalls: {
        name,
        ...(paramNames.length > 0 ? { params: paramNames } : {}),
        [procedureKey]: id,
      },
    }
  })
}

/** A parameter is a variable and has its name. */
function withName(param: JsonValue, variables: ReadonlyMap<string, string>): JsonValue {
  if (!isJsonObject(param) || typeof param.id !== 'string') return param
  const name = variables.get(param.id)
  return name === undefined ? param : { ...param, name }
}

const readName = (name: JsonValue | undefined): string =>
  typeof name === 'string' && name.trim() !== '' ? name.trim() : nameless

const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
