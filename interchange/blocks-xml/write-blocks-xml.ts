import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import { toBlocklyState } from '../../model/blocks/blocks-state.ts'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'
import { xmlText } from './xml-text.ts'

/** What a block's attributes are called in XML, with the value that is not written. */
const switches = [
  ['collapsed', false],
  ['inline', undefined],
  ['movable', true],
  ['editable', true],
  ['deletable', true],
] as const

/**
 * A blocks file as Blockly's XML. What XML has no place for (the extra state of a block, fields that are no text) stands as JSON in an
 * attribute `json`. Without recursion: a stack may be longer than the call stack.
 */
export function writeBlocksXml(file: BlocksFile): string {
  const state = toBlocklyState(file)
  const statements = new Set(
    [...file.blocks.values()].flatMap(({ id, place }) =>
      place.parent !== null && place.kind === 'statement' ? [id] : [],
    ),
  )
  const blocks = isJsonObject(state.blocks) ? objects(state.blocks.blocks) : []
  const parts: string[] = ['<xml xmlns="https://developers.google.com/blockly/xml">']
  const variables = objects(state.variables)
  if (variables.length > 0) parts.push(`<variables>${variables.map(variable).join('')}</variables>`)
  for (const one of objects(state.workspaceComments)) parts.push(comment(one))
  const open: (string | BlockElement)[] = blocks
    .map((block): BlockElement => ({ tag: 'block', block }))
    .reverse()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') parts.push(next)
    else for (const piece of element(next, statements).reverse()) open.push(piece)
  }
  parts.push('</xml>')
  return parts.join('')
}

interface BlockElement {
  readonly tag: 'block' | 'shadow'
  readonly block: JsonObject
}

/** The pieces of one block: text that is done, and blocks that are still to be written. */
function element({ tag, block }: BlockElement, statements: ReadonlySet<string>): (string | BlockElement)[] {
  const { type, id, x, y, fields, extraState, icons, data, inputs, next } = block
  const marks = switches.flatMap(([key, usual]) =>
    typeof block[key] === 'boolean' && block[key] !== usual ? attribute(key, block[key]) : [],
  )
  const place = [...attribute('x', x), ...attribute('y', y)]
  const disabled = Array.isArray(block.disabledReasons)
    ? attribute('disabled-reasons', block.disabledReasons.join(','))
    : []
  const pieces: (string | BlockElement)[] = [
    `<${tag}${[...attribute('type', type), ...attribute('id', id), ...place, ...marks, ...disabled].join('')}>`,
  ]
  if (extraState !== undefined)
    pieces.push(`<mutation json="${xmlText(JSON.stringify(extraState))}"></mutation>`)
  if (isJsonObject(fields)) for (const one of Object.entries(fields)) pieces.push(field(one))
  if (isJsonObject(icons) && isJsonObject(icons.comment)) pieces.push(note(icons.comment))
  if (typeof data === 'string') pieces.push(`<data>${xmlText(data)}</data>`)
  if (isJsonObject(inputs))
    for (const [name, input] of Object.entries(inputs))
      pieces.push(...plugged(tagOf(input, statements), input, name))
  pieces.push(...plugged('next', next), `</${tag}>`)
  return pieces
}

function tagOf(input: JsonValue, statements: ReadonlySet<string>): 'value' | 'statement' {
  const block = isJsonObject(input) && isJsonObject(input.block) ? input.block.id : undefined
  return typeof block === 'string' && statements.has(block) ? 'statement' : 'value'
}

function plugged(
  tag: 'value' | 'statement' | 'next',
  input: JsonValue | undefined,
  name?: string,
): (string | BlockElement)[] {
  if (!isJsonObject(input)) return []
  const pieces: (string | BlockElement)[] = [`<${tag}${attribute('name', name).join('')}>`]
  if (isJsonObject(input.shadow)) pieces.push({ tag: 'shadow', block: input.shadow })
  if (isJsonObject(input.block)) pieces.push({ tag: 'block', block: input.block })
  pieces.push(`</${tag}>`)
  return pieces
}

function field([name, value]: readonly [string, JsonValue]): string {
  const id = isJsonObject(value) ? attribute('id', value.id) : []
  const text = isJsonObject(value) ? value.name : value
  const shown = typeof text === 'string' ? text : text === undefined ? '' : JSON.stringify(text)
  return `<field name="${xmlText(name)}"${id.join('')}${kindOf(value)}>${xmlText(shown)}</field>`
}

/** XML knows text only; what was none says so. */
const kindOf = (value: JsonValue): string =>
  typeof value === 'string' || isJsonObject(value) ? '' : ` json="true"`

function note({ text, pinned, width, height }: JsonObject): string {
  const size = [...attribute('pinned', pinned), ...attribute('h', height), ...attribute('w', width)]
  return `<comment${size.join('')}>${xmlText(typeof text === 'string' ? text : '')}</comment>`
}

function comment({ id, text, x, y, width, height, collapsed }: JsonObject): string {
  const marks = [
    ...attribute('id', id),
    ...attribute('x', x),
    ...attribute('y', y),
    ...attribute('h', height),
    ...attribute('w', width),
    ...attribute('collapsed', collapsed),
  ]
  return `<comment${marks.join('')}>${xmlText(typeof text === 'string' ? text : '')}</comment>`
}

const variable = ({ id, name, type }: JsonObject): string =>
  `<variable${[...attribute('type', type), ...attribute('id', id)].join('')}>${xmlText(typeof name === 'string' ? name : '')}</variable>`

function attribute(name: string, value: JsonValue | undefined): string[] {
  if (typeof value === 'object' || value === undefined) return []
  return [` ${name}="${xmlText(String(value))}"`]
}

const objects = (value: JsonValue | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : []
