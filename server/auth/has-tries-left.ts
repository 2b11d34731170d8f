/** Whether a limiter of @fastify/rate-limit that was asked without counting (`increment: false`) would let one more through. */
export const hasTriesLeft = (
  verdict: { isAllowed: true } | { isAllowed: false; remaining: number },
): boolean => verdict.isAllowed || verdict.remaining > 0
