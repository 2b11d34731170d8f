import { spawnSync } from 'node:child_process'
import type { TestRun } from './cut.ts'

/** Milliseconds; longer than any of the runs takes. */
const usualPatience = 300_000

interface Run {
  readonly ok: boolean
  readonly isEndless: boolean
  readonly output: string
}

function run(folder: string, command: string, args: readonly string[], patience = usualPatience): Run {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: patience,
  })
  const isEndless = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT'
  if (error && !isEndless) throw new Error(`${command} ${args.join(' ')} could not be run: ${error.message}`)
  return { ok: status === 0, isEndless, output: stdout + stderr }
}

/**
 * Whether these tests pass in `folder`; a run that does not end within `patience` milliseconds does not pass: a cut can make a loop
 * endless. Throws when they cannot be run at all, which proves nothing.
 */
export function passes(folder: string, [command, ...args]: TestRun, patience = usualPatience): boolean {
  const { ok, isEndless, output } = run(folder, command, args, patience)
  if (!ok && !isEndless && !/Tests .*failed|\d+ failed/.test(output))
    throw new Error(`${args.join(' ')} ran no test:\n${output}`)
  return ok
}

/** Builds the product of `folder`. */
export function build(folder: string): void {
  const { ok, output } = run(folder, 'node', ['scripts/build.ts'])
  if (!ok) throw new Error(`${folder} does not build:\n${output}`)
}
