import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { measureTrace } from './measure-trace.ts'

/** A thread that measures one recorded text: what others have left in a heap would cost it, and whoever makes more the most. */
parentPort?.postMessage(measureTrace(z.string().parse(workerData)))
