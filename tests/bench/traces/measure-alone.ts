import { answerOfThread } from '../answer-of-thread.ts'
import { TraceResult } from './measure-trace.ts'

/** Measures a recorded text in a thread of its own. */
export const measureAlone = (file: string): Promise<TraceResult> =>
  answerOfThread(new URL('./trace-worker.ts', import.meta.url), TraceResult, file)
