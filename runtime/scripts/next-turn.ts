/**
 * Resolves in a new macrotask, when all promise jobs of this one are done. A run needs one between two steps
 * (`Simulation`), sooner than a timer or the next picture would give it.
 */
export function nextTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    channel.port1.close()
    resolve()
  }
  channel.port2.postMessage(null)
  return promise
}
