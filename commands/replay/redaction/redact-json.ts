import { houseMarker } from '../../../model/components/source.ts'
import type { JsonObject, JsonValue } from '../../../model/json.ts'
import { componentZone, isSourceKey } from './component-zone.ts'
import { foreignZone } from './foreign-zone.ts'
import type { JsonWords } from './json-words.ts'
import { ourZone } from './our-zone.ts'
import { redactShape } from './redact-shape.ts'
import { registerKey, registerName, registerZone } from './registers.ts'
import type { Zone } from './zone.ts'

const people: ReadonlySet<string> = new Set(['actor', 'by', 'c'])

/**
 * A payload or a stored value without the words of people. What is not known to be the product's own is replaced, keys as well. `key` is
 * the key that the value stands under, `''` when nobody knows; `zone` says whose words are around it.
 */
export function redactJson(value: JsonValue, words: JsonWords, key = '', zone: Zone = ourZone): JsonValue {
  if (typeof value === 'string') return redactText(value, words, key, zone)
  if (typeof value === 'number' && zone.hasWrittenNumbers) return redactNumber(value, words)
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map((item) => redactJson(item, words, key, zone))
  const change = zone === ourZone && typeof value.component === 'string' ? value.component : undefined
  const redacted = new Map<string, JsonValue>()
  const known = zone === ourZone && key === 'shape' ? redactShape(value, words) : value
  for (const [name, item] of Object.entries<JsonValue>(known)) {
    let other = zone.isKey(name, words) ? name : words.text(name)
    while (redacted.has(other)) other += '_'
    redacted.set(other, redactJson(item, words, name, zone.inside(name)))
  }
  if (isRestored(value, zone))
    for (const [name, item] of redactRestored(value, words)) redacted.set(name, item)
  if (change !== undefined)
    for (const [name, item] of changeOf(value, change, words)) redacted.set(name, item)
  return Object.fromEntries(redacted)
}

const isRestored = (value: JsonObject, zone: Zone): value is JsonObject & { root: string } =>
  zone === ourZone && typeof value.root === 'string' && value.set !== undefined

/** The registers of a record that a restoration names. */
function redactRestored({ root, set, erase }: JsonObject & { root: string }, words: JsonWords) {
  const parts = new Map<string, JsonValue>()
  if (set !== undefined && isList(set))
    parts.set(
      'set',
      set.map((pair) => {
        const [key, value = null] = isList(pair) ? pair : []
        return typeof key === 'string'
          ? [registerKey(root, key, words), redactRegister(root, key, value, words)]
          : pair
      }),
    )
  if (erase !== undefined && isList(erase))
    parts.set(
      'erase',
      erase.map((key) => (typeof key === 'string' ? registerKey(root, key, words) : key)),
    )
  return parts
}

/** What a register of a record of `root` holds; `undefined` for what is in no root of ours. */
export const redactRegister = (
  root: string | undefined,
  key: string,
  value: JsonValue,
  words: JsonWords,
): JsonValue => redactJson(value, words, registerName(root, key), registerZone(root, key))

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value)

/** What a command says of a component, where words are whose that component is. */
function changeOf(
  { property, value, changes }: JsonObject,
  component: string,
  words: JsonWords,
): readonly [string, JsonValue][] {
  const zone = componentZone(component)
  const parts: [string, JsonValue][] = []
  if (typeof property === 'string')
    parts.push(['property', zone.isKey(property, words) ? property : words.text(property)])
  if (value !== undefined)
    parts.push(['value', redactJson(value, words, typeof property === 'string' ? property : '', zone)])
  if (changes !== undefined && isList(changes))
    parts.push(['changes', changes.map((change) => redactJson(change, words, '', valueZone(zone)))])
  return parts
}

/** `{entityId, value}`, whose value lies in `zone`. */
const valueZone = (zone: Zone): Zone => ({ ...ourZone, inside: (key) => (key === 'value' ? zone : ourZone) })

/** Numbers of fewer digits count, measure and turn. More are a telephone's, or the place of a home. */
const fewestOwn = 6

/** A long number with other digits. One that nobody wrote down digit by digit stays. */
function redactNumber(value: number, words: JsonWords): number {
  const written = String(Math.abs(value))
  if (written.replace('.', '').length < fewestOwn || !/^[\d.]+$/.test(written)) return value
  return Math.sign(value) * Number(words.text(written))
}

/** A picture that lies in the text itself. */
const ownPicture = /^(url\(data:image\/[a-z]+;base64,)([A-Za-z0-9+/=]*)\)$/

function redactText(text: string, words: JsonWords, key: string, zone: Zone): string {
  if (zone === ourZone && people.has(key)) return words.person(text)
  if (text === houseMarker || zone.isText(key, text, words)) return text
  const [, start, picture] = (zone === foreignZone && ownPicture.exec(text)) || []
  if (start !== undefined && picture !== undefined) return `${start}${'A'.repeat(picture.length)})`
  // A file that the project does not have is still one.
  const prefix = zone !== foreignZone && isSourceKey(key) ? (/^(asset|doodle):/.exec(text)?.[0] ?? '') : ''
  return prefix + words.text(text.slice(prefix.length))
}
