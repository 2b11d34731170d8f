import { parentPort, workerData } from 'node:worker_threads'
import { measurePeer, PeerTrace } from './measure-peer.ts'

/** A thread that types a recorded text in another store. */
parentPort?.postMessage(measurePeer(PeerTrace.parse(workerData)))
