import { recordPrefix } from '../../../model/blocks/block-record.ts'
import { isRootName } from '../../../model/document/root-name.ts'
import { entityRegisters } from '../../../model/project/entity-record.ts'
import { blockZone } from './block-zone.ts'
import { componentZone } from './component-zone.ts'
import { foreignZone } from './foreign-zone.ts'
import type { JsonWords } from './json-words.ts'
import { isOurComponent } from './our-words.ts'
import { ourZone } from './our-zone.ts'
import type { Zone } from './zone.ts'

/** `f:`, `o:` or `s:` of a register of a block. */
const prefixOf = (key: string): string =>
  Object.values(recordPrefix).find((prefix) => key.startsWith(prefix)) ?? ''

const stepKey = /^[A-Za-z0-9_-]{1,64}\/[A-Za-z0-9_-]{1,64}$/

/** Whose words a register holds. `root` is `undefined` for what lies in no root of ours. */
export function registerZone(root: string | undefined, key: string): Zone {
  if (root === undefined || !isRootName(root)) return foreignZone
  if (root.startsWith('ents:')) return entityRegisters.has(key) ? ourZone : componentZone(key)
  return root.startsWith('blocks:') && key !== 'at' && key !== 'del' ? blockZone : ourZone
}

/** What the value of a register is called in its zone. */
export const registerName = (root: string | undefined, key: string): string => {
  if (root?.startsWith('ents:') && !entityRegisters.has(key)) return ''
  return root?.startsWith('blocks:') ? key.slice(prefixOf(key).length) : key
}

/** The name of a register without the words of people; two names never become one. */
export function registerKey(root: string | undefined, key: string, words: JsonWords): string {
  if (root === undefined || !isRootName(root)) return words.text(key)
  if (root.startsWith('ents:')) return entityRegisters.has(key) || isOurComponent(key) ? key : words.text(key)
  if (root === 'progress' && stepKey.test(key)) return key
  const prefix = root.startsWith('blocks:') ? prefixOf(key) : ''
  const zone = prefix === '' ? ourZone : blockZone
  const name = key.slice(prefix.length)
  return prefix + (zone.isKey(name, words) ? name : words.text(name))
}
