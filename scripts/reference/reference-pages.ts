import { commandPage } from './command-page.ts'
import { errorPage } from './error-page.ts'
import { helperPage } from './helper-page.ts'
import { invariantPage } from './invariant-page.ts'
import { limitPage } from './limit-page.ts'
import { machinePages } from './machine-pages.ts'
import { settingsPage } from './settings-page.ts'

/** The generated pages of the documentation, by their place in the project. */
export const referencePages: ReadonlyMap<string, () => string> = new Map([
  ['docs/reference/commands.md', commandPage],
  ['docs/reference/errors.md', errorPage],
  ['docs/reference/helper-api.md', helperPage],
  ['docs/reference/invariants.md', invariantPage],
  ['docs/reference/limits.md', limitPage],
  ['docs/reference/settings.md', settingsPage],
  ...machinePages,
])
