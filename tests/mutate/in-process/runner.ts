import { relative } from 'node:path'
import { INSTRUMENTER_CONSTANTS, type MutantCoverage } from '@stryker-mutator/api/core'
import { PluginKind } from '@stryker-mutator/api/plugin'
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
} from '@stryker-mutator/api/test-runner'
import { type CollectedTest, fileOf } from './collected-tests.ts'
import { LoadedTests } from './loaded-tests.ts'
import { PromisingFirst } from './promising-first.ts'

/** What the lines that Stryker adds to the code under test read and write. */
interface Instruments {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number | undefined
  mutantCoverage?: MutantCoverage
}

interface Finding {
  readonly test: string
  readonly failure: string
}

/**
 * Milliseconds of tests, the most promising first, after which a fault counts as unnoticed. To run all of them at each such fault would take
 * hours, and hardly ever find it after all: the score is rather too low than too high.
 */
const patience = 4_000

/**
 * Runs the tests of the document against planted faults in one process: whatever is loaded stays, and only a fault in what runs on
 * import gets modules of its own. So most faults cost milliseconds; Vitest starts a worker and imports everything for each.
 *
 * A fault may leave something wrong behind in a module, at which a later one would seem found. So each red test is run again without the
 * fault; if it stays red it says nothing, and the fault is tried anew with fresh modules.
 */
export class InProcessRunner implements TestRunner {
  readonly #instruments: Instruments = {}
  readonly #order = new PromisingFirst()
  readonly #tests: Pick<LoadedTests, 'files' | 'of' | 'renew'>
  /** Whether a fault may have left something in the modules that are loaded. */
  #isTouched = false

  constructor(tests: Pick<LoadedTests, 'files' | 'of' | 'renew'> = new LoadedTests()) {
    this.#tests = tests
    Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: this.#instruments })
  }

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true }
  }

  /** Of a process that runs nothing else. */
  async init(): Promise<void> {
    // Properties only glance, always at the same cases, so that a fault that was found once is found again.
    Object.assign(process.env, { FUZZ_TIMES: '0.02', FUZZ_SEED: '1' })
    // What a fault leaves hanging is no finding, and must not end the process.
    process.on('unhandledRejection', () => undefined).on('uncaughtException', () => undefined)
    // Nor does it outlive Stryker.
    process.on('disconnect', () => process.exit())
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = []
    for (const fileName of this.#tests.files) {
      for (const test of await this.#tests.of(fileName)) {
        const { id, name, startPosition } = test
        this.#instruments.currentTestId = id
        const started = performance.now()
        const failureMessage = await this.#failureOf(test)
        this.#instruments.currentTestId = undefined
        const result = { id, name, startPosition, fileName, timeSpentMs: performance.now() - started }
        tests.push(
          failureMessage === undefined
            ? { ...result, status: TestStatus.Success }
            : { ...result, status: TestStatus.Failed, failureMessage },
        )
      }
    }
    const { mutantCoverage } = this.#instruments
    if (mutantCoverage) leaveToTests(mutantCoverage)
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (options.reloadEnvironment) this.#renew()
    const { hitLimit, mutantActivation, sandboxFileName } = options
    const source = relative(process.cwd(), sandboxFileName)
    for (;;) {
      const wasTouched = this.#isTouched
      this.#isTouched = true
      Object.assign(this.#instruments, { hitCount: 0, hitLimit })
      const { nrOfTests, finding } =
        mutantActivation === 'static'
          ? await this.#tryFiles(options, source)
          : await this.#tryTests(options, source)
      this.#instruments.activeMutant = undefined
      const limit = determineHitLimitReached(this.#instruments.hitCount, hitLimit)
      if (limit) {
        this.#renew()
        return { status: MutantRunStatus.Timeout, ...(limit.reason && { reason: limit.reason }) }
      }
      if (!finding) return { status: MutantRunStatus.Survived, nrOfTests }
      const { test, failure } = finding
      if (!wasTouched || (await this.#isGreen(test))) {
        this.#order.found(test, source)
        return { status: MutantRunStatus.Killed, killedBy: [test], failureMessage: failure, nrOfTests }
      }
      this.#renew()
    }
  }

  #renew(): void {
    this.#tests.renew()
    this.#isTouched = false
  }

  /** Those that meet the fault. */
  async #tryTests({ activeMutant, testFilter = [] }: MutantRunOptions, source: string): Promise<Tried> {
    const wanted = new Set(testFilter)
    const tests: CollectedTest[] = []
    for (const file of new Set(testFilter.map(fileOf)))
      tests.push(...(await this.#tests.of(file)).filter(({ id }) => wanted.has(id)))
    this.#instruments.activeMutant = activeMutant.id
    return this.#tryInTurn(tests, source)
  }

  /** All of them, with a fault that is there while they are imported. */
  async #tryFiles({ activeMutant }: MutantRunOptions, source: string): Promise<Tried> {
    // To import all takes its time.
    const isOver = waits(3 * patience)
    let nrOfTests = 0
    for (const file of this.#order.sort(this.#tests.files, source)) {
      if (isOver()) break
      this.#instruments.activeMutant = activeMutant.id
      let tests: readonly CollectedTest[]
      try {
        tests = await this.#tests.of(file)
      } catch (error) {
        return {
          nrOfTests: nrOfTests + 1,
          finding: { test: await this.#anyTestOf(file), failure: String(error) },
        }
      }
      const tried = await this.#tryInTurn(tests, source)
      nrOfTests += tried.nrOfTests
      if (tried.finding) return { ...tried, nrOfTests }
    }
    return { nrOfTests }
  }

  /** One after the other until one is red. */
  async #tryInTurn(tests: readonly CollectedTest[], source: string): Promise<Tried> {
    const byId = new Map(tests.map((test) => [test.id, test]))
    const isOver = waits(patience)
    let nrOfTests = 0
    for (const id of this.#order.sort([...byId.keys()], source)) {
      const test = byId.get(id)
      if (!test) continue
      if (isOver()) break
      nrOfTests += 1
      const failure = await this.#failureOf(test)
      if (failure !== undefined) return { nrOfTests, finding: { test: id, failure } }
    }
    return { nrOfTests }
  }

  /** A test of a file that cannot be imported while the fault is there. */
  async #anyTestOf(file: string): Promise<string> {
    this.#instruments.activeMutant = undefined
    this.#tests.renew()
    return (await this.#tests.of(file))[0]?.id ?? file
  }

  async #isGreen(id: string): Promise<boolean> {
    const test = (await this.#tests.of(fileOf(id))).find((one) => one.id === id)
    return test !== undefined && (await this.#failureOf(test)) === undefined
  }

  /** Nothing when it is green. */
  async #failureOf(test: CollectedTest): Promise<string | undefined> {
    const started = performance.now()
    try {
      await test.run()
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      this.#order.took(test.id, performance.now() - started)
    }
  }
}

/**
 * What tests meet as well as what is imported counts as met by the tests alone: many files of tests make a document on import, and with
 * all tests and modules of its own each of those faults would cost a hundred times as much. None is found more easily by that.
 */
function leaveToTests({ static: onImport, perTest }: MutantCoverage): void {
  for (const met of Object.values(perTest)) for (const id of Object.keys(met)) delete onImport[id]
}

/** Tells whether more than so many milliseconds have gone by since this call. */
function waits(milliseconds: number): () => boolean {
  const started = performance.now()
  return () => performance.now() - started > milliseconds
}

interface Tried {
  readonly nrOfTests: number
  readonly finding?: Finding
}

export const strykerPlugins = [
  { kind: PluginKind.TestRunner, name: 'in-process', injectableClass: InProcessRunner },
] as const
