/** What a page may ask a service worker of ours; each is answered with yes or no through the port that comes with it. */
export type WorkerQuestion =
  /** Whether it keeps the build that the page runs, which `script` names: the path of the page's own script. */
  | { readonly type: 'is-same-build'; readonly script: string }
  /** That it takes the place of the one before it. It does so only when no other page of ours is open, whose parts would go. */
  | { readonly type: 'take-over' }

/** What came is one of ours. */
export function isWorkerQuestion(data: unknown): data is WorkerQuestion {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  return data.type === 'take-over' || (data.type === 'is-same-build' && 'script' in data)
}
