import { parentPort } from 'node:worker_threads'
import { bigProject } from './big-project.ts'
import { commandRows } from './command-rows.ts'
import { replayRow } from './replay-row.ts'
import { undoneValueRow } from './undo-rows.ts'

/** A thread that measures what is done once per edit, with code compiled anew. */
const project = bigProject(300)
parentPort?.postMessage([...commandRows(project), undoneValueRow(project), replayRow(project)])
