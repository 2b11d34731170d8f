import * as Y from 'yjs'
import { isRootName } from '../../../model/document/root-name.ts'
import { toJson } from '../../../model/document/to-json.ts'
import type { ItemPlace } from './item-place.ts'
import type { JsonWords } from './json-words.ts'
import { redactRegister } from './redact-json.ts'
import { registerKey } from './registers.ts'

/** What stands for words of people. */
export interface ItemWords {
  readonly words: JsonWords
  /** Another unit for one of a text. */
  unit(client: number, clock: number, original: string): string
}

/**
 * Takes the words of people out of an item of an update, and out of the key that it stands under; its length stays. What the product
 * never stores (bytes, embedded objects, documents, the names of XML) is emptied.
 */
export function redactItem(item: Y.Item, place: ItemPlace, { words, unit }: ItemWords): void {
  const { content, id, parent, parentSub } = item
  const root = place.is === 'register' ? place.root : undefined
  if (parentSub !== null && place.is !== 'record') item.parentSub = registerKey(root, parentSub, words)
  // Decoded from an update an item has its root's name there, which the types of Yjs do not say.
  if (typeof parent === 'string' && !isRootName(parent)) Object.assign(item, { parent: words.text(parent) })
  if (content instanceof Y.ContentString) {
    const units = Array.from({ length: content.str.length }, (_, at) =>
      unit(id.client, id.clock + at, content.str.charAt(at)),
    )
    item.content = new Y.ContentString(units.join(''))
  } else if (content instanceof Y.ContentAny || content instanceof Y.ContentJSON) {
    const key = place.is === 'register' ? place.key : ''
    item.content = new Y.ContentAny(content.arr.map((value: unknown) => redacted(value, root, key, words)))
  } else if (content instanceof Y.ContentBinary)
    item.content = new Y.ContentBinary(new Uint8Array(content.content.length))
  else if (content instanceof Y.ContentEmbed) item.content = new Y.ContentEmbed({})
  else if (content instanceof Y.ContentFormat) item.content = new Y.ContentFormat('redacted', {})
  else if (content instanceof Y.ContentDoc) item.content = new Y.ContentDoc(new Y.Doc({ guid: 'redacted' }))
  else if (content instanceof Y.ContentType && content.type instanceof Y.XmlElement)
    item.content = new Y.ContentType(new Y.XmlElement('redacted'))
  else if (content instanceof Y.ContentType && content.type instanceof Y.XmlHook)
    item.content = new Y.ContentType(new Y.XmlHook('redacted'))
}

/** What is no JSON is no value of ours either. */
function redacted(value: unknown, root: string | undefined, key: string, words: JsonWords): unknown {
  const json = toJson(value)
  return json === undefined ? null : redactRegister(root, key, json, words)
}
