import { ensureBuilt } from './ensure-built.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { runStep, type StepResult } from './run-step.ts'

/** `npm run test:deep`: the proofs of which `npm test` runs a share, whole: hours. All of them, even after one has failed. */
const chromium = ensureChromium()
const env = { FORCE_COLOR: '0', SHARE_SEED: 'all', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }
await ensureBuilt()

const vitest = (name: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<StepResult> =>
  runStep(name, 'vitest', ['run', ...args], { env: { ...env, ...more } })

const steps = [
  await runStep('document fuzz', 'node', ['tests/fuzz/main.ts', '--only', 'document', '--seeds', '2000']),
  await vitest('recordings of 10,000 commands', ['tests/commands/replay/generated-recording.test.ts'], {
    FUZZ_TIMES: '4',
  }),
  await vitest('all without browser and server', ['--project', 'unit*']),
  await runStep('all in the browser', 'playwright', ['test'], { env: { ...env, STORAGE_KILLS: '100' } }),
  await vitest('all in the frame', ['--project', 'browser'], { GESTURES: '200' }),
  await vitest('server on both databases', ['--project', 'server*']),
]
for (const { name, ok, seconds } of steps) console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)`)
process.exit(steps.every(({ ok }) => ok) ? 0 : 1)
