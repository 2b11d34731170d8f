import { parentPort, workerData } from 'node:worker_threads'
import { PeerTask, workOf } from './peer-work.ts'

/** A thread that measures peers, with a heap of its own. */
parentPort?.postMessage(workOf(PeerTask.parse(workerData)))
