import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { commandsPerSeed } from './document-faults.ts'

const fuzz = (...args: string[]) =>
  spawnSync(process.execPath, ['tests/fuzz/main.ts', ...args], { encoding: 'utf8' })

const Summary = z.strictObject({ seeds: z.int(), commands: z.int(), conflicts: z.int(), diverged: z.int() })

test('npm run fuzz -- --only document ends with what happened in one line of JSON', () => {
  const { status, stdout, stderr } = fuzz('--only', 'document', '--seeds', '2', '--from', '1')
  expect([status, stderr]).toEqual([0, ''])
  const summary = Summary.parse(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? ''))
  expect(summary).toMatchObject({ seeds: 2, diverged: 0 })
  expect(summary.commands).toBeGreaterThanOrEqual(2 * commandsPerSeed)
  expect(summary.conflicts).toBeGreaterThan(0)
})

test('npm run fuzz says how it is used when it is asked for no histories at all', () => {
  const { status, stdout, stderr } = fuzz('--only', 'document', '--seeds', '0')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('npm run fuzz -- --only document|blocks')
})
