/** What a learner gives to be called later. */
export type Handler = (...args: readonly unknown[]) => unknown
