import { helperCatalogue } from './helper-catalogue.ts'

/** Standard names that learners use often enough to mistype. */
const standardNames = ['Math', 'Date', 'JSON', 'Array', 'Object', 'String', 'Number', 'Boolean', 'undefined']

/** Names that a script may use without declaring them. */
export const globalNames: readonly string[] = [...Object.keys(helperCatalogue.globals), ...standardNames]

/** Names that may stand after a dot. */
export const memberNames: readonly string[] = Object.entries(helperCatalogue).flatMap(([owner, entries]) =>
  owner === 'globals' ? [] : Object.keys(entries),
)
