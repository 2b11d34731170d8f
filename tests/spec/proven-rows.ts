import { specRows } from './spec-rows.ts'

/** Ids of the specification's rows that the titles name as `[R01]`, in the checklist's order. */
export function provenRows(titles: readonly string[]): readonly string[] {
  const named = new Set(
    titles.flatMap((title) => [...title.matchAll(/\[([A-Z]{1,2}\d{2})\]/g)].map(([, id]) => id)),
  )
  return Object.keys(specRows).filter((id) => named.has(id))
}
