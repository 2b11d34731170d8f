/** Whether a limiter of @fastify/rate-limit that was asked without counting (`increment: false`) would let so many more through. */
export const hasTriesLeft = (
  verdict: { isAllowed: true } | { isAllowed: false; remaining: number },
  more = 1,
): boolean => verdict.isAllowed || verdict.remaining >= more
