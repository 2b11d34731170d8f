import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds without anybody after which the memory of what they did is given back. */
const quietMs = 30_000

/** Hears when the last person left and when one comes. */
export interface RestMemory {
  empty(): void
  taken(): void
}

/**
 * Collects once when nobody has been here for a while. A heap that nothing is put into any more is not collected by itself: a school's
 * server would keep the memory of its busiest hour until the next one.
 */
export function createRestMemory(collect: () => void = collectNow): RestMemory {
  let timer: NodeJS.Timeout | undefined
  return {
    empty() {
      clearTimeout(timer)
      timer = setTimeout(collect, quietMs).unref()
    },
    taken: () => clearTimeout(timer),
  }
}

function collectNow(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
