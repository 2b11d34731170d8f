import { cutBefore } from '../../model/document/cut-text.ts'
import { FreeNumbers } from '../../model/document/free-numbers.ts'
import { limits } from '../../model/document/limits.ts'
import { nameKey } from '../../model/document/unique-names.ts'

/** What a new scene is called: 'scene' and the lowest number that is free (spec, 'Scene entry'). */
export function newSceneName(scenes: readonly { readonly name: string }[]): string {
  return withNumber(scenes, 'scene')
}

/** What the copy of a scene is called: '{copy}_copy' and the lowest number that is free (spec, 'Scene entry'). */
export function copySceneName(scenes: readonly { readonly name: string }[], name: string): string {
  const room = limits.nameLength - String(scenes.length + 1).length
  return withNumber(scenes, cutBefore(name, '_copy', room))
}

function withNumber(scenes: readonly { readonly name: string }[], stem: string): string {
  const numbers = new FreeNumbers(new Set(scenes.map(({ name }) => nameKey(name))), nameKey)
  return stem + numbers.lowest(1, (number) => stem + number)
}
