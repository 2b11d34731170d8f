import { isExtraKey } from '../../model/blocks/block-record.ts'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import { limits } from '../../model/document/limits.ts'
import { toJson } from '../../model/document/to-json.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'
import type { XmlElement } from './parse-xml.ts'
import { childrenNamed, numberOf } from './xml-elements.ts'

/** What a block says of itself, without what is plugged into it. */
export interface OwnParts {
  readonly type: string
  readonly fields: JsonObject
  readonly extra: JsonObject
}

const switches = ['collapsed', 'inline', 'movable', 'editable', 'deletable']

/** The parts of the element `block` or `shadow`. */
export function readOwnParts(element: XmlElement): OwnParts {
  const fields: Record<string, JsonValue> = {}
  for (const field of childrenNamed(element, 'field')) {
    const { name } = field.attributes
    if (name !== undefined && name !== '__proto__') fields[name] = fieldValue(field)
  }
  return { type: element.attributes.type ?? '', fields, extra: readExtra(element) }
}

/** A shadow with everything inside it as Blockly's JSON state; what lies too deep to be stored is left out. */
export function readShadow(element: XmlElement, depth = 0): JsonObject {
  const { type, fields, extra } = readOwnParts(element)
  const inputs: Record<string, JsonValue> = {}
  if (depth < limits.valueDepth / 4)
    for (const slot of element.children) {
      const [shadow] = childrenNamed(slot, 'shadow')
      const { name } = slot.attributes
      if (shadow && name !== undefined && name !== '__proto__')
        inputs[name] = { shadow: readShadow(shadow, depth + 1) }
    }
  return {
    ...extra,
    type,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(Object.keys(inputs).length > 0 && { inputs }),
  }
}

function fieldValue(field: XmlElement): JsonValue {
  const { id, json } = field.attributes
  if (id !== undefined) return { id }
  return json === undefined ? field.text : (parsedJson(field.text) ?? field.text)
}

function readExtra(element: XmlElement): JsonObject {
  const extra: Record<string, JsonValue> = {}
  for (const name of switches) {
    const value = element.attributes[name]
    if (value !== undefined) extra[name] = value === 'true'
  }
  const reasons = element.attributes['disabled-reasons']
  if (reasons !== undefined && reasons !== '') extra.disabledReasons = reasons.split(',')
  const [mutation] = childrenNamed(element, 'mutation')
  const state = mutation && parsedJson(mutation.attributes.json ?? '')
  if (state !== undefined) extra.extraState = state
  const [comment] = childrenNamed(element, 'comment')
  if (comment) extra.icons = { comment: readNote(comment) }
  const [data] = childrenNamed(element, 'data')
  if (data) extra.data = data.text
  return Object.fromEntries(Object.entries(extra).filter(([key]) => isExtraKey(key)))
}

function readNote(comment: XmlElement): JsonObject {
  const height = numberOf(comment, 'h')
  const width = numberOf(comment, 'w')
  return {
    text: comment.text,
    ...(comment.attributes.pinned !== undefined && { pinned: comment.attributes.pinned === 'true' }),
    ...(height !== undefined && { height }),
    ...(width !== undefined && { width }),
  }
}

function parsedJson(text: string): JsonValue | undefined {
  try {
    const value = toJson(JSON.parse(text))
    return isJsonObject(value) || Array.isArray(value) || typeof value !== 'object' ? value : undefined
  } catch {
    return undefined // foreign XML: what is no JSON stays text, or is left out
  }
}
