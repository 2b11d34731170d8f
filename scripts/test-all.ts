import { mkdir, readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { ensureBuilt } from './ensure-built.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { runStep } from './run-step.ts'
import { findServicePrograms } from './service-programs.ts'
import { staticChecks } from './static-checks.ts'

/** `npm test`: the static checks, every Vitest project and every Playwright test; prints the counts last. */
const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

await rm('test-results', { recursive: true, force: true })
await mkdir('test-results', { recursive: true })
const started = performance.now()
const [programs, checks] = await Promise.all([
  runStep('browser and databases', 'node', ['scripts/ensure-programs.ts'], { atTheEnd: true }),
  staticChecks(),
])
const chromium = ensureChromium()
const seed = String(Date.now() % 10_000)
const env = { FORCE_COLOR: '0', SHARE_SEED: seed, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }
console.log(`Of the long proofs a share is run, SHARE_SEED=${seed}; all of them by npm run test:deep`)
if (!findServicePrograms() && process.env.CI !== 'true') {
  console.log(
    'SKIPPED: the server on PostgreSQL and Redis, and several processes, because they are not installed',
  )
}
await ensureBuilt()
const steps = [programs, ...checks, await runStep('sizes', 'node', ['scripts/sizes.ts'])]
const checked = (performance.now() - started) / 1000
const vitest = await runStep(
  'vitest',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
  { env },
)
/** A runner that left no report counts as one failure, so that a crash is never a pass. */
async function report<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const parsed = schema.safeParse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')))
  return parsed.success ? parsed.data : undefined
}
/** One of Playwright's projects, with a report of its own. */
async function playwright(project: string, file: string, workers: number) {
  const step = await runStep(
    project,
    'playwright',
    ['test', '--project', project, '--workers', String(workers)],
    { env: { ...env, E2E_REPORT: file } },
  )
  return { step, stats: (await report(`test-results/${file}.json`, PlaywrightReport))?.stats }
}
const inChromium = [await playwright('main job', 'main-job', 1), await playwright('all else', 'all-else', 2)]

const unit = await report('test-results/vitest.json', VitestReport)

const failedSteps = steps.filter(({ ok }) => !ok)
for (const { name } of failedSteps) console.log(`✗ ${name}`)
const unitFailed = unit ? Math.max(unit.numFailedTests, vitest.ok ? 0 : 1) : 1
const sum = (count: (run: (typeof inChromium)[number]) => number) =>
  inChromium.reduce((total, run) => total + count(run), 0)
const e2eFailed = sum(({ step, stats }) => Math.max(stats?.unexpected ?? 1, step.ok ? 0 : 1))
const flaky = sum(({ stats }) => stats?.flaky ?? 0)
const passed =
  steps.length -
  failedSteps.length +
  (unit?.numPassedTests ?? 0) +
  sum(({ stats }) => stats?.expected ?? 0) +
  flaky
const failed = failedSteps.length + unitFailed + e2eFailed
const skipped = (unit?.numPendingTests ?? 0) + sum(({ stats }) => stats?.skipped ?? 0)

console.log(
  `\nstatic checks and build ${checked.toFixed(0)} s, vitest ${vitest.seconds.toFixed(0)} s, playwright ${sum(({ step }) => step.seconds).toFixed(0)} s`,
)
if (flaky > 0) console.log(`${flaky} passed only on a second try`)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)
