import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './scripts/frame/chromium-arguments.ts'
import { mustBeThere } from './scripts/must-be-there.ts'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/**
 * Long proofs of what shorter ones show too: `npm test` runs every twenty-fourth of them, which follows from the printed `SHARE_SEED`;
 * `npm run test:deep` runs them all.
 */
const longProofs = mustBeThere(
  [
    'resilience',
    'scene-frames',
    'replay',
    'storage-kills',
    'history',
    'epochs',
    'storage-failures',
    'assets',
    'files',
    'panels',
    'accessible',
    'doodle',
    'scenes',
    'layout',
    'scene-copy',
    'carried-files',
    'hotspots',
    'accessible-menus',
    'touch-sizes',
    'panels-hidden',
    'run-overlays',
    'arranging',
    'keys-and-moments',
    'claiming',
    'scene-address',
    'fingers',
    'accessible-people',
    'site-pages',
    'site-walk',
    'first-picture',
    'by-keyboard',
    'course',
    'code/helpers',
    'code/tabs',
    'code/blocks',
    'code/javascript',
    'code/errors',
    'code/fields',
    'code/debugger',
    'code/live-edit',
    'code/people',
    'code/same-run',
    'code/looks',
    'code/phones',
    'code/accessible',
    'offline',
    'coach',
    'panorama',
    'ar',
    'classes',
    'pads',
  ].map((name) => `tests/e2e/${name}.spec.ts`),
)
const seed = process.env.SHARE_SEED ?? 'all'
const leftOut = seed === 'all' ? [] : longProofs.filter((_, index) => (index + Number(seed)) % 24 !== 0)

const longest = 'main-job.spec.ts'
const report = process.env.E2E_REPORT ?? 'playwright'

/** The built product in real Chromium; every test starts its own server (`tests/support`). */
export default defineConfig({
  testDir: 'tests/e2e',
  // `npm test` gives the first one the machine alone: two worlds at once, drawn without a graphics card, starve each other.
  projects: [
    { name: 'main job', testMatch: longest },
    { name: 'all else', testIgnore: [longest, ...leftOut.map((file) => `**/${file}`)] },
  ],
  outputDir: `test-results/e2e-${report}`,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // A second try tells a slow machine from a defect; `npm test` prints how many needed it. Proofs that nothing is lost have none.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: `test-results/${report}.json` }]],
  use: {
    locale: 'en-GB',
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    // It would fetch the whole workshop again in each test; what it does is proven where it is let in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [...chromiumArguments],
    },
  },
})
