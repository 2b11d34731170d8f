import { cutBefore } from '../../../model/document/cut-text.ts'
import { FreeNumbers } from '../../../model/document/free-numbers.ts'
import { limits } from '../../../model/document/limits.ts'
import { nameKey, splitNumber } from '../../../model/document/unique-names.ts'

/** `base`, or the first of 'Tree 2', 'Tree 3' … that nothing in the scene is called. */
export function freeThingName(base: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey))
  if (!keys.has(nameKey(base))) return base
  const stem = splitNumber(base)[0].trimEnd()
  const numbered = (number: number) => cutBefore(stem, ` ${number}`, limits.nameLength)
  return numbered(new FreeNumbers(keys, nameKey).lowest(2, numbered))
}
