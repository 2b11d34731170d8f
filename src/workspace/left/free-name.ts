import { cutBefore } from '../../../model/document/cut-text.ts'
import { limits } from '../../../model/document/limits.ts'
import { nameKey, splitNumber } from '../../../model/document/unique-names.ts'

/** `base`, or the first of 'Tree 2', 'Tree 3' … that nothing in the scene is called. */
export function freeName(base: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey))
  if (!keys.has(nameKey(base))) return base
  const [stem] = splitNumber(base)
  for (let number = 2; ; number++) {
    const name = cutBefore(stem.trimEnd(), ` ${number}`, limits.nameLength)
    if (!keys.has(nameKey(name))) return name
  }
}
