import { helperCatalogue } from './helper-catalogue.ts'

/** Names that may stand after a dot. */
export const memberNames: readonly string[] = Object.entries(helperCatalogue).flatMap(([owner, entries]) =>
  owner === 'globals' ? [] : Object.keys(entries),
)
