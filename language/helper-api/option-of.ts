import { helperCatalogue } from './helper-catalogue.ts'
import type { HelperEntries, HelperType } from './helper-entry.ts'

const options: Partial<Record<HelperType, string>> = {
  Seconds: 'seconds',
  Sounding: 'volume',
  Beats: 'beats',
}

/** What calls of a helper may be given by name, `{seconds: 1}`, and behind how many other values; `null` for helpers without. */
export function optionOf(helper: string): { readonly name: string; readonly place: number } | null {
  for (const entries of Object.values<HelperEntries>(helperCatalogue)) {
    const entry = Object.hasOwn(entries, helper) ? entries[helper] : undefined
    if (entry?.kind !== 'call') continue
    const place = entry.parameters.findIndex(({ type }) => options[type] !== undefined)
    const name = options[entry.parameters[place]?.type ?? 'unknown']
    if (name !== undefined) return { name, place }
  }
  return null
}
