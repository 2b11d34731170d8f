import { dirname } from 'node:path'
import { fileOf } from './collected-tests.ts'

/** Puts the tests that find a fault soonest first: those that found others of the same file, those beside it, and the quick ones. */
export class PromisingFirst {
  readonly #milliseconds = new Map<string, number>()
  /** How many faults of a file a test, or a file of tests, has found. */
  readonly #finds = new Map<string, number>()

  /** What one run of a test took. */
  took(test: string, milliseconds: number): void {
    this.#milliseconds.set(test, milliseconds)
  }

  found(test: string, source: string): void {
    for (const what of [test, fileOf(test)]) {
      const key = `${source}|${what}`
      this.#finds.set(key, (this.#finds.get(key) ?? 0) + 1)
    }
  }

  /** Ids of tests, or paths of files of tests, in the order in which they should be tried at a fault in `source`. */
  sort(whats: readonly string[], source: string): readonly string[] {
    const costs = new Map(whats.map((what) => [what, this.#cost(what, source)]))
    return [...whats].sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))
  }

  #cost(what: string, source: string): number {
    const finds = this.#finds.get(`${source}|${what}`) ?? 0
    return ((this.#milliseconds.get(what) ?? 1) * distance(fileOf(what), source)) / (1 + 10 * finds)
  }
}

/** Tests lie below `tests/` as what they are about lies at the top. */
function distance(testFile: string, source: string): number {
  if (testFile.endsWith(`/tests/${source.replace(/ts$/, 'test.ts')}`)) return 0.01
  if (testFile.includes(`/tests/${dirname(source)}/`)) return 0.1
  return testFile.includes(`/tests/${source.split('/', 1)[0]}/`) ? 0.5 : 1
}
