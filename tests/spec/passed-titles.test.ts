import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { passedTitles } from './passed-titles.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-results-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, report: unknown) =>
  writeFile(join(folder, `${name}.json`), JSON.stringify(report))

test('what passed is gathered from all that `npm test` runs, however deep its suites are', async () => {
  const result = (fullName: string, status: string) => ({ fullName, status })
  await write('vitest', {
    testResults: [{ assertionResults: [result('[S01] is so', 'passed'), result('[S02] is not', 'failed')] }],
  })
  await expect(passedTitles(folder), 'a run that ended before Chromium').rejects.toThrow('main-job')
  const spec = (title: string, ok: boolean) => ({ title, ok })
  await write('main-job', { suites: [{ specs: [spec('[R01] the main job', true)] }] })
  await write('all-else', {
    suites: [{ suites: [{ specs: [spec('[R02] deep', true), spec('[R04] broken', false)] }] }],
  })
  expect(await passedTitles(folder)).toEqual(['[S01] is so', '[R01] the main job', '[R02] deep'])
})
