import { z } from 'zod'
import { FileId, SceneId } from '../../model/ids.ts'
import { RunState, RunStep } from './run-input.ts'

const run = z.int().min(1)

/** One stack of a blocks tab, by its first block. */
export const RunAlone = z.strictObject({ fileId: FileId, blockId: z.string().min(1).max(64) })
export type RunAlone = z.infer<typeof RunAlone>

/**
 * What the journal keeps of a run (entries of kind `run`): what it begins with, what the person did by step with hashes of the world,
 * and its end. `scripts`: file and hash of the text that really runs, in order. `cut`: from here on nothing more is told.
 */
export const RunNote = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('start'),
    run,
    sceneId: SceneId,
    seed: z.int(),
    scripts: z.array(z.tuple([FileId, z.string()])),
    /** The scripts could be stopped: they were compiled for that. */
    isStoppable: z.boolean().default(false),
    /** Their numbers could be changed while they ran. */
    isLive: z.boolean().default(false),
    /** Only this stack ran, and no other tab. */
    alone: RunAlone.nullable().default(null),
  }),
  z.object({ what: z.literal('steps'), run, steps: z.array(RunStep), state: RunState.nullable() }),
  z.object({ what: z.literal('cut'), run }),
  z.object({ what: z.literal('stop'), run }),
])
export type RunNote = z.infer<typeof RunNote>
