import type { FastifyReply } from 'fastify'
import { sendProblem } from '../problems/send-problem.ts'

/** Bytes that could not be stored or read, whatever the reason; the cause is for the log. */
export class StoreFailure extends Error {}

const fullDisk: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

const isStoreFailure = (error: unknown): boolean =>
  error instanceof StoreFailure || (error instanceof Error && 'code' in error && fullDisk.has(error.code))

/** Runs something that stores bytes; a store that does not work is a sentence to try again, and a line in the log. */
export async function orNotStored<Answer>(
  reply: FastifyReply,
  store: () => Promise<Answer>,
): Promise<Answer | FastifyReply> {
  try {
    return await store()
  } catch (error) {
    if (!isStoreFailure(error)) throw error
    reply.log.error({ err: error }, 'bytes could not be stored')
    return sendProblem(reply, 'asset.not-stored')
  }
}

/** Gives the failure of a blob store its name. */
export async function askStore<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (cause) {
    throw new StoreFailure('the store of the files does not work', { cause })
  }
}
