import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('npm run bench -- --only with a part that there is not says which there are, and measures nothing', () => {
  const args = ['tests/bench/main.ts', '--only', 'nothing']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('There is no part nothing: --only the document | growth | storage')
})
