/** Others were quicker, or too many wait: nothing was done, and the caller may come again. */
export class TooBusy extends Error {
  /** What Fastify answers. */
  readonly statusCode = 503
}
