import * as Y from 'yjs'
import { toJson } from '../../../model/document/to-json.ts'
import { type JsonWords, redactJson } from './redact-json.ts'

export interface ItemWords {
  readonly words: JsonWords
  /** Another unit for one of a text. */
  unit(client: number, clock: number, original: string): string
}

/**
 * Takes the words of people out of an item of an update; its length stays. `key` is the register that it is a value of. What the product
 * never stores (bytes, embedded objects) is emptied.
 */
export function redactItem(item: Y.Item, key: string, { words, unit }: ItemWords): void {
  const { content, id } = item
  if (content instanceof Y.ContentString) {
    const units = Array.from({ length: content.str.length }, (_, at) =>
      unit(id.client, id.clock + at, content.str.charAt(at)),
    )
    item.content = new Y.ContentString(units.join(''))
  } else if (content instanceof Y.ContentAny || content instanceof Y.ContentJSON)
    item.content = new Y.ContentAny(content.arr.map((value: unknown) => redacted(value, key, words)))
  else if (content instanceof Y.ContentBinary)
    item.content = new Y.ContentBinary(new Uint8Array(content.content.length))
  else if (content instanceof Y.ContentEmbed) item.content = new Y.ContentEmbed({})
  else if (content instanceof Y.ContentFormat) item.content = new Y.ContentFormat('redacted', {})
}

/** What is no JSON is no value of ours either. */
function redacted(value: unknown, key: string, words: JsonWords): unknown {
  const json = toJson(value)
  return json === undefined ? null : redactJson(json, words, key)
}
