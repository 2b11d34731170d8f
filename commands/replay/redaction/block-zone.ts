import { isItemField } from '../../../model/blocks/item-fields.ts'
import { procedureKey } from '../../../model/blocks/resolve-procedures.ts'
import { isColour } from './is-colour.ts'
import { isReference } from './json-words.ts'
import type { Zone } from './zone.ts'

/** Keys of Blockly's own state of a block, a note or a procedure. */
const keys: ReadonlySet<string> = new Set([
  ...['block', 'collapsed', 'comment', 'data', 'deletable', 'disabledReasons', 'editable', 'enabled'],
  ...[
    'extraState',
    'fields',
    'hasStatements',
    'height',
    'icons',
    'id',
    'inline',
    'inputs',
    'movable',
    'name',
  ],
  ...['next', 'params', 'pinned', procedureKey, 'shadow', 'text', 'type', 'width', 'x', 'y'],
])

/** What a block holds: what it is made of stays, what is written into it does not. */
export const blockZone: Zone = {
  isKey: (key, { isBlockWord }) => keys.has(key) || isBlockWord(key),
  isText(key, text, words) {
    if (key === 'type') return words.isBlockWord(text)
    if (key === 'TEXT' || key === 'NAME' || key === 'name' || key === 'text') return false
    if (key === 'id' || key === procedureKey || isItemField(key)) return words.isId(text)
    return isReference(text, words) || isColour(key, text)
  },
  hasWrittenNumbers: true,
  inside: () => blockZone,
}
