import { lazy } from 'react'
import { withWords } from '../../i18n/with-words.ts'

const nothing = { default: () => null }

/** `HeavyNote`, fetched where a world is heavy. A world plays on without it when it does not come. */
export const LateHeavyNote = lazy(() =>
  withWords('people', import('./HeavyNote.tsx')).then(
    ({ HeavyNote }) => ({ default: HeavyNote }),
    () => nothing,
  ),
)
