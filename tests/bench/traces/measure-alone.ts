import { answerOfThread } from '../../support/answer-of-thread.ts'
import { PeerMeasured, type PeerTrace } from './measure-peer.ts'
import { TraceResult } from './measure-trace.ts'

/** Measures a recorded text in a thread of its own. */
export const measureAlone = (file: string): Promise<TraceResult> =>
  answerOfThread(new URL('./trace-worker.ts', import.meta.url), TraceResult, file)

/** The same in another store. */
export const measurePeerAlone = (task: PeerTrace): Promise<PeerMeasured> =>
  answerOfThread(new URL('./peer-worker.ts', import.meta.url), PeerMeasured, task)
