import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a recording that is not there is told in the one line of JSON, without a stack trace', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/replay.ts', 'no-such.nestling'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(stdout)).toMatchObject({ entries: 0, why: expect.stringContaining('no-such.nestling') })
})
