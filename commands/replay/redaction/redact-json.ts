import { ShownDoodle } from '../../../model/components/shown-doodle.ts'
import { FileSource } from '../../../model/components/source.ts'
import type { JsonValue } from '../../../model/json.ts'

/** Keys whose texts the product wrote: kinds, places in an order, names of components and registers. */
const structural: ReadonlySet<string> = new Set([
  'body',
  'clip',
  'component',
  'erase',
  'font',
  'i',
  'input',
  'k',
  'key',
  'kind',
  'licence',
  'mode',
  'o',
  'op',
  'order',
  'p',
  'preset',
  'prev',
  'primitive',
  'property',
  'root',
  'scene',
  'style',
  'surface',
  'template',
  'type',
  'view',
])

const ids = /^id$|Ids?$/

const people: ReadonlySet<string> = new Set(['actor', 'c'])

/** Keys whose texts are never ids, even when somebody wrote what something's id happens to be. */
const written: ReadonlySet<string> = new Set([
  'name',
  'displayName',
  'description',
  'text',
  'title',
  'insert',
  'f:TEXT',
  'TEXT',
])

/** Keys under which a file is shown; it may come along with the command that shows it. */
const sources: ReadonlySet<string> = new Set(['source', 'texture', 'picture'])
const isSource = (text: string): boolean =>
  FileSource.safeParse(text).success || ShownDoodle.safeParse({ source: text }).success

const colour = /^#[0-9a-f]{3,8}$/i

export interface JsonWords {
  /** The word of a person as another one. */
  text(text: string): string
  /** Who somebody is, as a number. */
  person(name: string): string
  /** Whether it is the id of something in the project. */
  isId(text: string): boolean
}

/**
 * A stored value or a payload without the words of people. What is not known to be the product's own is replaced. `key` is the key that
 * the value stands under, `''` when nobody knows.
 */
export function redactJson(value: JsonValue, words: JsonWords, key = ''): JsonValue {
  if (typeof value === 'string') return redactText(value, words, key)
  if (typeof value !== 'object' || value === null) return value
  if (key === 'set' && isRegister(value)) return [value[0], redactJson(value[1], words, value[0])]
  if (Array.isArray(value)) return value.map((item: JsonValue) => redactJson(item, words, key))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, JsonValue]) => [name, redactJson(item, words, name)]),
  )
}

/** `['name', 'Dragon']`: a register with what it is set to. */
const isRegister = (value: JsonValue): value is readonly [string, JsonValue] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string'

function redactText(text: string, words: JsonWords, key: string): string {
  if (people.has(key)) return words.person(text)
  const isOurs =
    structural.has(key) ||
    ids.test(key) ||
    colour.test(text) ||
    (sources.has(key) && isSource(text)) ||
    (!written.has(key) && isReference(text, words))
  if (isOurs) return text
  return words.text(text)
}

const isReference = (text: string, { isId }: JsonWords): boolean =>
  isId(text) || isId(text.replace(/^(asset|doodle):/, ''))
