import { guardName } from '../compile/guard-name.ts'
import { globalNames } from '../helper-api/global-names.ts'

const reserved =
  `await break case catch class const continue debugger default delete do else enum export extends false finally
for function if implements import in instanceof interface let new null package private protected public return static super
switch this throw true try typeof var void while with yield async of eval arguments undefined NaN Infinity i j k it`.split(
    /\s+/,
  )

/** Words as one JavaScript name: `Tree house` → `treeHouse`; digits do not stand first. */
function camelCase(words: string): string {
  const parts = words.match(/[\p{ID_Continue}]+/gu) ?? []
  const [first = '', ...rest] = parts.map((part) => part.normalize('NFC'))
  const head = first.slice(0, 1).toLowerCase() + first.slice(1)
  const name = head + rest.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join('')
  return /^\p{ID_Start}/u.test(name) ? name : ''
}

/** Gives JavaScript names that nothing else in the script has. */
export interface NameGiver {
  /** A free name that is like `wanted`; `fallback` if nothing of `wanted` can stand in a name. */
  give(wanted: string, fallback: string): string
}

export function createNameGiver(): NameGiver {
  const taken = new Set([...reserved, ...globalNames, guardName])
  return {
    give(wanted, fallback) {
      const base = camelCase(wanted) || fallback
      let name = base
      for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`
      taken.add(name)
      return name
    },
  }
}
