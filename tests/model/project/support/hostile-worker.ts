import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { openWorkCounter } from './work-counter.ts'

/** A thread that reads documents of each hostile kind at some sizes and answers with how much work that was. */
const sizes = z.array(z.int()).parse(workerData)
const count = await openWorkCounter()
// Not before the counter is there, which sees only what is compiled from then on.
const { hostileCosts } = await import('./hostile-costs.ts')
parentPort?.postMessage(await hostileCosts(sizes, count))
