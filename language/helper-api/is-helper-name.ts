import { globalNames } from './global-names.ts'
import { helperCatalogue } from './helper-catalogue.ts'
import type { HelperEntries } from './helper-entry.ts'
import { memberNames } from './member-names.ts'

/** Whether a name means something to every script, by itself or behind a point. */
export const isHelperName = (name: string): boolean =>
  globalNames.includes(name) || memberNames.includes(name)

/** Whether a name is called wherever the helper API has it: `get`, `ask`, not `score`. */
export const isHelperCall = (name: string): boolean => {
  const found = Object.values<HelperEntries>(helperCatalogue).flatMap((entries) =>
    Object.hasOwn(entries, name) ? [entries[name]] : [],
  )
  return found.length > 0 && found.every((entry) => entry?.kind === 'call')
}
