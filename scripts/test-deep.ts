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
const longProofs = ['storage-', 'epochs', 'history', 'replay', 'resilience', 'scene-frames'].map(
  (name) => `tests/e2e/${name}`,
)
const kills = await runStep('long proofs in the browser', 'playwright', ['test', ...longProofs], {
  FORCE_COLOR: '0',
  STORAGE_KILLS: '100',
  SHARE_SEED: 'all',
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
})
const gestures = await runStep(
  'random gestures',
  'vitest',
  ['run', '--project', 'browser', 'tests/runtime/random-gestures'],
  { FORCE_COLOR: '0', GESTURES: '200', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
)
const server = await runStep(
  'server on both databases',
  'vitest',
  ['run', '--project', 'server', '--project', 'server-pg'],
  {
    FORCE_COLOR: '0',
    SHARE_SEED: 'all',
  },
)
process.exit(fuzz.ok && kills.ok && gestures.ok && server.ok ? 0 : 1)
