import type { BlocksFuzzResult } from './blocks-fuzz-result.ts'

/**
 * Sessions after which every kind of conflict must have happened. The rarest, blocks that would be inside each other, comes in four of
 * ten sessions of `usualRuns`: that fifty go by without it happens once in a hundred thousand million times.
 */
export const runsForAllConflicts = 50

/** What is wrong with what sessions on visible canvases came to, besides blocks that were not the same everywhere. */
export function blocksFaults({
  runs,
  conflicts,
  refused,
  pointerRuns,
  drags,
  torn,
}: BlocksFuzzResult): string[] {
  const unmet = runs < runsForAllConflicts ? [] : Object.entries(conflicts).filter(([, count]) => count === 0)
  return [
    ...(refused > 0 ? [`${refused} gestures were refused`] : []),
    ...(torn > 0 ? [`${torn} of ${drags} drags lost what was held to an update of somebody else`] : []),
    ...(pointerRuns > 0 && drags === 0 ? [`no pointer took a block in ${pointerRuns} runs`] : []),
    ...unmet.map(([kind]) => `no conflict of the kind ${kind} in ${runs} runs`),
  ]
}
