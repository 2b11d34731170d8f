import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const bench = (file: string) => {
  const args = ['tests/bench/main.ts', '--trace', file]
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

test.for([
  ['no-such-trace.json.gz', 'There is no file no-such-trace.json.gz.\n'],
  ['package.json', 'package.json is not a recorded text (josephg/editing-traces).\n'],
])('npm run bench -- --trace %s says in one sentence that it cannot', ([file, sentence]) => {
  expect(bench(file!)).toMatchObject({ status: 2, stdout: '', stderr: sentence })
})

test('npm run bench -- --trace types a recorded text and marks a missed budget', () => {
  const { status, stdout } = bench('tests/fixtures/traces/owl-and-fox.json.gz')
  expect(status).toBe(0)
  const [, mark, ratio, over] =
    /^(.) .*?, ([\d.]+)×.*?(, over the budget of 1\.5×)?, \d+ bytes/.exec(stdout) ?? []
  expect(Number(ratio)).toBeGreaterThan(0)
  // A ratio is printed rounded, so one at the edge may be on either side.
  if (Number(ratio) !== 1.5)
    expect([mark, over !== undefined]).toEqual(Number(ratio) > 1.5 ? ['✗', true] : ['✓', false])
})
