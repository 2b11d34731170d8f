import { parseArgs } from 'node:util'
import { fuzzApi } from './api/fuzz-api.ts'
import { fuzzVisibleBlocks } from './blocks-fuzz.ts'
import { fuzzFrames } from './frames/fuzz-frames.ts'
import { fuzzDocument } from './fuzz-document.ts'
import { fuzzUploads } from './uploads/fuzz-uploads.ts'

/**
 * `npm run fuzz [-- --only document|blocks|api|frames|uploads] [--seeds N] [--from S]`: random histories of several people at once, without a browser
 * (`document`) and on visible canvases in Chromium (`blocks`); and what a server gets to bear: requests (`api`), sync frames (`frames`) and
 * files (`uploads`). The last line of each is JSON; ends with 1 when people ended up with different projects or the server did what it must not.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
  },
})

const parts = new Map([
  ['document', { fuzz: fuzzDocument, usualSeeds: 100_000 }],
  ['blocks', { fuzz: fuzzVisibleBlocks, usualSeeds: 300 }],
  ['api', { fuzz: fuzzApi, usualSeeds: 50_000 }],
  ['frames', { fuzz: fuzzFrames, usualSeeds: 200_000 }],
  ['uploads', { fuzz: fuzzUploads, usualSeeds: 5_000 }],
])
const chosen = values.only === undefined ? [...parts.values()] : [parts.get(values.only)]
const from = Number(values.from)
for (const part of chosen) {
  const seeds = Number(values.seeds ?? part?.usualSeeds)
  if (!part || !Number.isSafeInteger(seeds) || !Number.isSafeInteger(from) || seeds < 1) {
    console.error(`npm run fuzz -- --only ${[...parts.keys()].join('|')} --seeds N --from S`)
    process.exit(2)
  }
  if (!(await part.fuzz(seeds, from))) process.exitCode = 1
}
