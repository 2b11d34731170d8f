import { parseArgs } from 'node:util'
import { fuzzDocument } from './fuzz-document.ts'

/**
 * `npm run fuzz [-- --only document] [--seeds N] [--from S]`: random histories of several people at once. The last line is JSON; ends
 * with 1 when people ended up with different projects.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seeds: { type: 'string', default: '100000' },
    from: { type: 'string', default: '1' },
  },
})

const parts = new Map([['document', fuzzDocument]])
const chosen = values.only === undefined ? [...parts.values()] : [parts.get(values.only)]
const [seeds, from] = [Number(values.seeds), Number(values.from)]
for (const fuzz of chosen) {
  if (!fuzz || !Number.isSafeInteger(seeds) || !Number.isSafeInteger(from) || seeds < 1) {
    console.error(`npm run fuzz -- --only ${[...parts.keys()].join('|')} --seeds N --from S`)
    process.exit(2)
  }
  if (!(await fuzz(seeds, from))) process.exitCode = 1
}
