import type { CDPSession } from '@playwright/test'

/** Megabytes of JavaScript objects that are still needed, in the page or frame of this session. */
export async function usedHeap(session: CDPSession): Promise<number> {
  // What is freed by a finaliser goes with the second collection.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
