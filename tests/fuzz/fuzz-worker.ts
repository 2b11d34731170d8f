import { parentPort } from 'node:worker_threads'
import { addConflicts, noConflicts } from './conflict-kinds.ts'
import { Batch, type FuzzBatch } from './fuzz-batch.ts'
import { runHistory } from './run-history.ts'

/** A thread that runs histories by their seeds. */
parentPort?.on('message', (message: unknown) => {
  const { seeds, commands } = Batch.parse(message)
  const answer: FuzzBatch = { seeds: seeds.length, commands: 0, conflicts: noConflicts(), failed: [] }
  for (const seed of seeds) {
    const { commands: done, conflicts, fault } = runHistory(seed, commands)
    answer.commands += done
    addConflicts(answer.conflicts, conflicts)
    if (fault !== undefined) answer.failed.push({ seed, fault })
  }
  parentPort?.postMessage(answer)
})
