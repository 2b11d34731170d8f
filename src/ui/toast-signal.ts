const listeners = new Set<() => void>()
let isRaised = false

/**
 * Says that a first toast is wanted, so that the code that draws toasts comes only then: the landing page is drawn
 * without it.
 */
export const toastSignal = {
  get: (): boolean => isRaised,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  raise(): void {
    isRaised = true
    for (const listener of listeners) listener()
  },
}
