import { ensureBuilt } from './ensure-built.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { runStep } from './run-step.ts'

/** `npm run test:deep`: the proofs of which `npm test` runs a share, whole. */
const chromium = ensureChromium()
await ensureBuilt()
const fuzz = await runStep('document fuzz', 'node', [
  'tests/fuzz/main.ts',
  '--only',
  'document',
  '--seeds',
  '2000',
])
const kills = await runStep('all in the browser', 'playwright', ['test'], {
  FORCE_COLOR: '0',
  STORAGE_KILLS: '100',
  SHARE_SEED: 'all',
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
})
const frame = await runStep('all in the frame', 'vitest', ['run', '--project', 'browser'], {
  FORCE_COLOR: '0',
  SHARE_SEED: 'all',
  GESTURES: '200',
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
})
const server = await runStep(
  'server on both databases',
  'vitest',
  ['run', '--project', 'server', '--project', 'server-pg'],
  {
    FORCE_COLOR: '0',
    SHARE_SEED: 'all',
  },
)
process.exit(fuzz.ok && kills.ok && frame.ok && server.ok ? 0 : 1)
