import { parseArgs } from 'node:util'
import { clusterSystem } from './cluster-system.ts'
import { embeddedSystem } from './embedded-system.ts'
import { convergeMs, runChaos } from './run-chaos.ts'

/**
 * `npm run chaos [-- --only embedded|cluster] [--rounds N] [--seed S]`: kill -9 under editing clients; the last line of each is JSON. Ends
 * with 1 when an acknowledged edit was lost or people did not see the same again in time.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

const systems = new Map([
  ['embedded', { open: embeddedSystem, usualRounds: 500 }],
  ['cluster', { open: clusterSystem, usualRounds: 100 }],
])
const chosen = values.only === undefined ? [...systems.values()] : [systems.get(values.only)]
for (const part of chosen) {
  const rounds = Number(values.rounds ?? part?.usualRounds)
  const seed = Number(values.seed)
  if (!part || !Number.isSafeInteger(rounds) || !Number.isSafeInteger(seed)) {
    console.error(`npm run chaos -- --only ${[...systems.keys()].join('|')} --rounds N --seed S`)
    process.exit(2)
  }
  const system = await part.open()
  console.log(`${system.name}, ${rounds} rounds, seed ${seed}`)
  const report = await runChaos(system, { rounds, seed, say: (line) => console.log(line) })
  await system.end()
  const ok = report.lost.length === 0 && report.slowestMs <= convergeMs
  for (const key of report.lost) console.log(`LOST ${key}`)
  const { edits, acknowledged, lost } = report
  console.log(
    JSON.stringify({
      system: system.name,
      seed,
      rounds,
      edits,
      acknowledged,
      lost: lost.length,
      slowestMs: report.slowestMs,
      ok,
    }),
  )
  if (!ok) process.exitCode = 1
}
process.exit()
