/**
 * What must work on any Node ≥ 20.19 before anything is installed: brings the dependencies in line with the lock file and
 * hands over to the pinned Node 24 that is one of them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.nestling-installed')
const pinnedBin = join(root, 'node_modules', 'node', 'bin')
const isWindows = process.platform === 'win32'

function npm(...args) {
  const result = spawnSync(isWindows ? 'npm.cmd' : 'npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: isWindows,
  })
  if (result.status !== 0) {
    console.error(`npm ${args.join(' ')} failed.`)
    process.exit(result.status ?? 1)
  }
}

/** Installs the locked dependencies unless exactly these are installed already. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const pinned = join(pinnedBin, isWindows ? 'node.exe' : 'node')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(pinned)) return
  console.error('Installing dependencies (once) …')
  // Only the pinned Node needs its install script; skipping the others keeps compilers out of the way.
  // Not `npm ci`: that refuses a lock file in which the optional builds of other platforms are missing, as npm writes it
  // where the registry does not offer them. `install` takes the locked versions too, and adds this platform's build.
  npm('install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error')
  npm('rebuild', 'node', '--loglevel=error')
  writeFileSync(stamp, wanted)
}

/** Runs `script` with the pinned Node, passes signals on and ends with its exit code. */
export function runPinned(script, args) {
  const env = {
    ...process.env,
    PATH: [pinnedBin, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  }
  const child = spawn(join(pinnedBin, isWindows ? 'node.exe' : 'node'), [join(root, script), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
