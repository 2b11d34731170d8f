import { Session } from 'node:inspector/promises'

/**
 * Counts how often pieces of code are run, whatever they do: the body of each function and each branch and loop. Only of modules that are
 * imported after it was opened, because V8 counts in what it compiles then; and of what is inside V8 itself, the searches of a list.
 */
export async function openWorkCounter(): Promise<(work: () => void) => Promise<number>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const searched = countSearches()
  return async (work) => {
    await session.post('Profiler.takePreciseCoverage') // begins anew
    const before = searched()
    work()
    const inLists = searched() - before
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const ofProject = result.filter(({ url }) => url.startsWith('file:'))
    const ranges = ofProject.flatMap(({ functions }) => functions.flatMap(({ ranges: own }) => own))
    return ranges.reduce((sum, { count }) => sum + count, inLists)
  }
}

/** Elements that were looked at by searches and moves inside lists, which no piece of code stands for. */
function countSearches(): () => number {
  const { prototype } = Array
  let looks = 0
  for (const name of ['indexOf', 'includes', 'lastIndexOf', 'splice', 'slice', 'concat'] as const) {
    const original: (...args: never[]) => unknown = prototype[name]
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: unknown[], ...args: unknown[]) {
        looks += this.length
        return Reflect.apply(original, this, args)
      },
    })
  }
  return () => looks
}
