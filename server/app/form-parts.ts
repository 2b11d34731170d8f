import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/** A body that calls itself a form and cannot be read as one is answered with 400. Errors of the system and of Fastify have a code. */
function refuse(error: unknown): unknown {
  return error instanceof Error && !('code' in error) ? Object.assign(error, { statusCode: 400 }) : error
}

/**
 * The parts of a multipart request. The parser's own complaints about torn and nonsensical bodies have no status and would be taken for
 * bugs; they are refusals of what was sent.
 */
export async function* formParts(
  request: FastifyRequest,
  options?: Parameters<FastifyRequest['parts']>[0],
): AsyncGenerator<Multipart> {
  try {
    for await (const part of request.parts(options)) {
      // The parser lets parts without a name pass, against its types.
      if (typeof part.fieldname !== 'string') throw new Error('a part without a name')
      // A file that was torn in the middle fails when its bytes are asked for, which may be before anybody can listen.
      if (part.type === 'file') refuse(part.file.once('error', refuse).errored)
      yield part
    }
  } catch (error) {
    throw refuse(error)
  }
}
