import { readSettings } from '../settings/read-settings.ts'
import { runAdmin } from './run-admin.ts'

const print = (line: string): boolean => process.stdout.write(`${line}\n`)

function fail(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

const verdict = readSettings(process.env)
if (verdict.ok) {
  const outcome = await runAdmin(process.argv.slice(2), verdict.settings, print)
  if (!outcome.ok) fail([outcome.because])
} else {
  fail(['These settings are wrong:', ...verdict.problems])
}
