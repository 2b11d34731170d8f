import { isRootName } from '../../../model/document/root-name.ts'
import { isEntityKind } from '../../../model/kinds/entity-kinds.ts'
import { blockZone } from './block-zone.ts'
import { componentsZone, isSourceKey } from './component-zone.ts'
import { isColour } from './is-colour.ts'
import { isReference, type JsonWords } from './json-words.ts'
import { isOurComponent, ourRegisters, ourWords } from './our-words.ts'
import type { Zone } from './zone.ts'

/** Courses are ours, and no records. */
const steps = /^(course|step)Id$/

/** Keys whose texts are never ids, even when somebody wrote what something's id happens to be. */
const written: ReadonlySet<string> = new Set([
  ...['name', 'displayName', 'description', 'text', 'title', 'insert', 'credit', 'fileName', 'gesture'],
])

/** Payloads of commands and registers of records: their keys are ours, and so is what schemas list, ids and places in an order. */
export const ourZone: Zone = {
  isKey: (key) => ourWords().commands.keys.has(key) || ourRegisters.has(key),
  isText(key, text, words) {
    if (steps.test(key) || ourWords().commands.texts.get(key)?.has(text) === true) return true
    return isOursUnder(key, text, words) || isColour(key, text) || isKnown(key, text, words)
  },
  inside(key) {
    if (key === 'components') return componentsZone
    return key === 'fields' || key === 'extra' || key === 'shadows' ? blockZone : ourZone
  },
}

function isOursUnder(key: string, text: string, { isBlockWord }: JsonWords): boolean {
  switch (key) {
    case 'kind':
      return isEntityKind(text)
    case 'component':
      return isOurComponent(text)
    case 'o':
    case 'order':
      return /^[0-9A-Za-z]{0,40}$/.test(text)
    case 'k':
      return text === 's' || text === 'v'
    case 'i':
    case 'input':
      return text === 'next' || isBlockWord(text)
    case 'type':
      return isBlockWord(text)
    case 'root':
      return isRootName(text)
    default:
      return false
  }
}

const isKnown = (key: string, text: string, words: JsonWords): boolean =>
  !written.has(key) &&
  (isSourceKey(key) ? isReference(text, words) : words.isId(text) || isReference(text, words))
