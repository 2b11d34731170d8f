import * as Blockly from 'blockly/core'
import { procedureKey } from '../../../model/blocks/resolve-procedures.ts'
import { isJsonObject } from '../../../model/document/is-json-object.ts'
import { toJson } from '../../../model/document/to-json.ts'
import type { JsonObject, JsonValue } from '../../../model/json.ts'

/** What a block is by itself, without its place and without what is plugged into it. */
export interface OwnState {
  readonly type: string
  readonly hasNext: boolean
  readonly fields: JsonObject
  readonly extra: JsonObject
  readonly shadows: JsonObject
}

/** Reads a block's own part of Blockly's serialization, in the parts that the document keeps apart. */
export function ownState(block: Blockly.Block): OwnState {
  const saved = asObject(
    toJson(
      Blockly.serialization.blocks.save(block, {
        addCoordinates: false,
        addInputBlocks: false,
        addNextBlocks: false,
        doFullSerialization: false,
      }),
    ),
  )
  const { id: _id, type: _type, fields, inputs: _inputs, next: _next, x: _x, y: _y, ...extra } = saved
  return {
    type: block.type,
    hasNext: block.nextConnection !== null,
    fields: asObject(fields),
    extra: withProcedure(block, withoutView(extra)),
    shadows: shadowsOf(block),
  }
}

function shadowsOf(block: Blockly.Block): JsonObject {
  const shadows: Record<string, JsonValue> = {}
  const read = (name: string, connection: Blockly.Connection | null) => {
    const state = toJson(connection?.getShadowState(true) ?? null)
    if (state !== undefined && state !== null) shadows[name] = withoutIds(state)
  }
  for (const input of block.inputList) read(input.name, input.connection)
  read('next', block.nextConnection)
  return shadows
}

/** Shadows are made anew with every load, so their ids are nobody's business. */
function withoutIds(state: JsonValue): JsonValue {
  if (typeof state !== 'object' || state === null) return state
  if (Array.isArray(state)) return state.map(withoutIds)
  const isBlock = 'type' in state && typeof state.type === 'string'
  return Object.fromEntries(
    Object.entries(state)
      .filter(([key]) => !(isBlock && key === 'id'))
      .map(([key, value]) => [key, withoutIds(value)]),
  )
}

/** Whether a comment is open, where its bubble lies and how big it is, is each person's own. Blockly tells nobody of it. */
function withoutView({ icons, ...extra }: JsonObject): JsonObject {
  if (!isJsonObject(icons)) return extra
  const { comment, ...others } = icons
  const text = isJsonObject(comment) ? { comment: { text: comment.text ?? '' } } : {}
  return { ...extra, icons: { ...others, ...text } }
}

/** A call knows the definition that it belongs to, so that it follows when somebody else gives that another name. */
function withProcedure(block: Blockly.Block, extra: JsonObject): JsonObject {
  if (!('getProcedureCall' in block)) return extra
  const state = asObject(extra.extraState)
  const name = typeof state.name === 'string' ? state.name : ''
  const definition = Blockly.Procedures.getDefinition(name, block.workspace)
  return definition ? { ...extra, extraState: { ...state, [procedureKey]: definition.id } } : extra
}

const asObject = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
