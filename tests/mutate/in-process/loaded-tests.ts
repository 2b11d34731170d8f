import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { isLeftOut, testFiles } from '../test-files.ts'
import { type CollectedTest, collectTests } from './collected-tests.ts'
import { FreshModules } from './fresh-modules.ts'

/** The tests of the files that are imported so far; `renew` forgets them and all modules of ours. */
export class LoadedTests {
  /** Absolute paths. */
  readonly files: readonly string[] = globSync([...testFiles])
    .map((file) => resolve(file))
    .sort()
  readonly #modules = new FreshModules()
  readonly #byFile = new Map<string, readonly CollectedTest[]>()

  renew(): void {
    this.#byFile.clear()
    this.#modules.renew()
  }

  /** Rejects when the file cannot be imported. */
  async of(file: string): Promise<readonly CollectedTest[]> {
    const known = this.#byFile.get(file)
    if (known) return known
    const all = await collectTests(file, () => this.#modules.import(file))
    const tests = all.filter(({ name }) => !isLeftOut(name))
    this.#byFile.set(file, tests)
    return tests
  }
}
