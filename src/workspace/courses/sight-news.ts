import type { RunSight } from '../../../model/course/run-sight.ts'

/** What a course hears of runs. `isAgain`: the program itself has begun its world anew. */
export type SightNews =
  | { readonly kind: 'begun'; readonly isAgain: boolean }
  | { readonly kind: 'seen'; readonly sights: readonly RunSight[] }
