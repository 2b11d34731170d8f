import { parentPort, workerData } from 'node:worker_threads'
import { StoreTask, storeWork } from './store-work.ts'

/** A thread that measures stores of blocks, with a heap of its own. */
parentPort?.postMessage(storeWork(StoreTask.parse(workerData)))
