import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { z } from 'zod'

/** What a thread of its own, with a heap and compiled code of its own, answers. */
export async function answerOfThread<T>(url: URL, schema: z.ZodType<T>, workerData?: unknown): Promise<T> {
  const [answer]: unknown[] = await once(new Worker(url, { workerData }), 'message')
  return schema.parse(answer)
}
