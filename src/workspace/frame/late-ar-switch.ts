import { lazy } from 'react'
import { withWords } from '../../i18n/with-words.ts'

/** `ArSwitch`, fetched where a scene was made for AR. */
export const LateArSwitch = lazy(async () => ({
  default: (await withWords('people', import('./ArSwitch.tsx'))).ArSwitch,
}))
