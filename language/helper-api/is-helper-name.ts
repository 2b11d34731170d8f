import { globalNames } from './global-names.ts'
import { memberNames } from './member-names.ts'

/** Whether a name means something to every script, by itself or behind a point. */
export const isHelperName = (name: string): boolean =>
  globalNames.includes(name) || memberNames.includes(name)
