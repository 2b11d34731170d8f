import { spawnSync } from 'node:child_process'
import type { TestRun } from './cut.ts'

/** Milliseconds; longer than any of the runs takes. */
const patience = 300_000

function run(folder: string, command: string, args: readonly string[]): { ok: boolean; output: string } {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: patience,
  })
  if (error) throw new Error(`${command} ${args.join(' ')} could not be run: ${error.message}`)
  return { ok: status === 0, output: stdout + stderr }
}

/** Whether these tests pass in `folder`. Throws when they cannot be run at all, which proves nothing. */
export function passes(folder: string, [command, ...args]: TestRun): boolean {
  const { ok, output } = run(folder, command, args)
  if (!ok && !/Tests .*failed|\d+ failed/.test(output))
    throw new Error(`${args.join(' ')} ran no test:\n${output}`)
  return ok
}

/** Builds the product of `folder`. */
export function build(folder: string): void {
  const { ok, output } = run(folder, 'node', ['scripts/build.ts'])
  if (!ok) throw new Error(`${folder} does not build:\n${output}`)
}
