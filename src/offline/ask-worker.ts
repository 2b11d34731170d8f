import type { WorkerQuestion } from './worker-messages.ts'

/** Milliseconds that a worker may take to answer; one of another time may not know the question. */
const patience = 3_000

/** Asks a service worker; no answer is a no. */
export function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  question: WorkerQuestion,
): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience)
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer)
      resolve(data === true)
    }
    worker.postMessage(question, [port2])
  })
}
