import { parentPort } from 'node:worker_threads'
import { bigProject } from './big-project.ts'
import { commandRow } from './command-row.ts'
import { replayRow } from './replay-row.ts'
import { undoRow } from './undo-row.ts'

/** A thread that measures what is done once per edit, with code compiled anew. */
const project = bigProject(300)
parentPort?.postMessage([commandRow(project), undoRow(project), replayRow(project)])
