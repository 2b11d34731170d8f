import { conflictKinds } from './conflict-kinds.ts'
import type { FuzzReport } from './fuzz-seeds.ts'

/** Commands of one history. */
export const commandsPerSeed = 200

/**
 * Histories after which every kind of conflict must have happened. The rarest, a scene of which all tabs are deleted, comes in three of ten
 * histories: that sixty go by without it happens less than once in a thousand million times. With fewer a kind may be missing by chance.
 */
export const seedsForAllConflicts = 60

/** What is wrong with what histories came to, besides those that failed: that they did not do the work they prove something by. */
export function idleFaults({ seeds, commands, conflicts }: FuzzReport): readonly string[] {
  const expected = seeds * commandsPerSeed
  const unmet = seeds < seedsForAllConflicts ? [] : conflictKinds.filter((kind) => conflicts[kind] === 0)
  return [
    ...(commands < expected ? [`only ${commands} of ${expected} commands did something`] : []),
    ...unmet.map((kind) => `no conflict of the kind ${kind} in ${seeds} histories`),
  ]
}
