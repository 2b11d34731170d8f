import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { encodeRecording } from '../../commands/core/recording-file.ts'
import { recordRun } from './replay/record-run.ts'

test('a recording that is not there is told in the one line of JSON, without a stack trace', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/replay.ts', 'no-such.nestling'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(stdout)).toMatchObject({ entries: 0, why: expect.stringContaining('no-such.nestling') })
})

test('a generated recording replays, the same seed gives the same one, and it can be redacted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-'))
  const run = (...args: string[]) => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/replay.ts', ...args], {
      encoding: 'utf8',
    })
    return { status, line: JSON.parse(stdout) }
  }
  const [one, again, clean] = ['one', 'again', 'clean'].map((name) => join(folder, `${name}.nestling`)) as [
    string,
    string,
    string,
  ]
  const made = run('--generate', '120', '--seed', '9', one)
  expect(made).toMatchObject({ status: 0, line: { commands: 120, seed: 9 } })
  run('--generate', '120', '--seed', '9', again)
  expect(readFileSync(again)).toEqual(readFileSync(one))
  const { entries, hash } = made.line
  expect(run(one)).toMatchObject({ status: 0, line: { entries, diverged: 0, hash } })
  expect(run(one, '--redact', clean)).toMatchObject({ status: 0, line: { entries } })
  expect(run(clean)).toMatchObject({ status: 0, line: { entries, diverged: 0 } })
  expect(run('--generate', 'many', one)).toMatchObject({ status: 1, line: { why: expect.any(String) } })
  rmSync(folder, { recursive: true })
})

test('the runs in a recording are done again in a process of their own, which can neither write nor make code from texts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-'))
  const loot = join(folder, 'loot')
  const path = join(folder, 'run.nestling')
  const hostile = `
    const makers = [() => wait.constructor('return process')(), () => scene.get.constructor('return process')()]
    for (const make of makers) try { make().getBuiltinModule('fs').writeFileSync(${JSON.stringify(loot)}, '') } catch {}
    while (true) { scene.get('Dragon').rotation.y += random(); await nextFrame() }`
  const inputs = { 9: [{ kind: 'key', phase: 'down', key: 'w' }] } as const
  writeFileSync(path, encodeRecording(await recordRun({ source: hostile, seed: 3, steps: 250, inputs })))
  expect(existsSync(loot), 'the process of the test does not hold it').toBe(true)
  rmSync(loot)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/replay.ts', path], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toMatchObject({ diverged: 0, runs: 1, runsDiverged: 0, runsNotRepeated: 0 })
  expect(status).toBe(0)
  expect(existsSync(loot)).toBe(false)
  rmSync(folder, { recursive: true })
})
