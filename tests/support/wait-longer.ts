import { vi } from 'vitest'

const { waitFor } = vi

/** Lets `vi.waitFor` wait for 20 s unless told otherwise: it ends as soon as there is what it waits for, and its second is short on a busy machine. */
export function waitLonger(): void {
  vi.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: 20_000, ...options })
}
