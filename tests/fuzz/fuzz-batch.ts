import { z } from 'zod'
import { conflictKinds } from './conflict-kinds.ts'

/** What a worker thread is asked. */
export const Batch = z.object({ seeds: z.array(z.int()).readonly(), commands: z.int() })
export type Batch = z.infer<typeof Batch>

/** What it answers. */
export const FuzzBatch = z.object({
  seeds: z.int(),
  commands: z.int(),
  conflicts: z.record(z.enum(conflictKinds), z.int()),
  failed: z.array(z.object({ seed: z.int(), fault: z.string() })),
})
export type FuzzBatch = z.infer<typeof FuzzBatch>
