/** Whether a limiter of @fastify/rate-limit lets a request through (its `isAllowed` only means the allow list). */
export const isAllowed = (
  verdict: { isAllowed: true } | { isAllowed: false; isExceeded: boolean },
): boolean => verdict.isAllowed || !verdict.isExceeded
