import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

function run(command: string, ...args: readonly string[]): boolean {
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, one of the system, one installed by apt where that is
 * allowed, else Playwright's own (`undefined` lets Playwright choose it).
 */
export function ensureChromium(): string | undefined {
  const found = [process.env.CHROMIUM_PATH, ...known].find((path) => path !== undefined && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium by apt (once) …')
    if (run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium')) return known[0]
  }
  console.error('Installing Playwright’s Chromium (once) …')
  if (!run('npx', 'playwright', 'install', 'chromium')) {
    console.error('No Chromium found and none could be installed: set CHROMIUM_PATH.')
    process.exit(1)
  }
  return undefined
}
