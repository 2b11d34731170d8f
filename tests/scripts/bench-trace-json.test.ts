import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'traces-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Offsets count code points, so the owl is one. */
const alone = {
  startContent: 'The ',
  endContent: 'The 🦉 sings',
  txns: [
    { time: '2026-01-01T00:00:00.000Z', patches: [[4, 0, '🦉 flies']] },
    { time: '2026-01-01T00:00:01.000Z', patches: [[6, 5, '']] },
    {
      time: '2026-01-01T00:00:02.000Z',
      patches: [
        [6, 0, 'sing'],
        [10, 0, 's'],
      ],
    },
  ],
}
/** The second and the third step do not know of each other. */
const together = {
  kind: 'concurrent',
  endContent: 'An owl and a fox',
  numAgents: 2,
  txns: [
    { agent: 0, parents: [], patches: [[0, 0, 'owl fox']] },
    { agent: 0, parents: [0], patches: [[0, 0, 'An ']] },
    { agent: 1, parents: [0], patches: [[4, 0, 'and a ']] },
    { agent: 0, parents: [1, 2], patches: [] },
  ],
}

/** What outsiders read: no field more, none less. */
const Results = z.array(
  z.strictObject({
    trace: z.string(),
    patches: z.int(),
    equal: z.boolean(),
    ms: z.number().positive(),
    rawYjsMs: z.number().positive(),
    ratio: z.number().positive(),
    bytes: z.int().positive(),
    rawBytes: z.int().positive(),
  }),
)

function write(name: string, trace: object): string {
  const file = join(folder, name)
  writeFileSync(file, gzipSync(JSON.stringify(trace)))
  return file
}

test('npm run bench -- --trace … --json OUT writes what became of each text, and one that ended otherwise is not equal', () => {
  const out = join(folder, 'out.json')
  const files = [
    write('alone.json.gz', alone),
    write('together.json.gz', together),
    write('wrong-alone.json.gz', { ...alone, endContent: 'The 🦉 sing' }),
    write('wrong-together.json.gz', { ...together, endContent: 'An owl and a cat' }),
  ]
  const args = ['tests/bench/main.ts', '--trace', ...files, '--json', out]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, ''])
  const results = Results.parse(JSON.parse(readFileSync(out, 'utf8')))
  expect(results.map(({ trace, patches, equal }) => [trace, patches, equal])).toEqual([
    ['alone.json.gz', 4, true],
    ['together.json.gz', 3, true],
    ['wrong-alone.json.gz', 4, false],
    ['wrong-together.json.gz', 3, false],
  ])
  for (const { ms, rawYjsMs, ratio, bytes, rawBytes } of results) {
    expect(ratio).toBeCloseTo(ms / rawYjsMs, 6)
    // The project lies around the text.
    expect(bytes).toBeGreaterThan(rawBytes)
  }
})
