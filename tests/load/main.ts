import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { acknowledgedEdits } from './acknowledged.ts'
import { classStart } from './class-start.ts'
import { type Figure, figure, percentile } from './figure.ts'
import { type LoadServer, startLoadServer } from './load-server.ts'
import { manyRooms } from './many-rooms.ts'
import { oneRoom } from './one-room.ts'

/**
 * `npm run load [-- --factor 0.1]`: crowds on the built product in a process of its own, everybody over real HTTP and WebSockets from this one.
 * Prints a line `name value unit budget ok` for each figure and all of them as JSON last. A missed budget is shown and ends with 0: clients and
 * server share one machine here.
 */
const { values } = parseArgs({ options: { factor: { type: 'string', default: '1' } } })
const factor = Number(values.factor)
if (!(factor > 0)) {
  console.error('npm run load -- --factor 0.1')
  process.exit(2)
}
const scaled = (count: number, least: number): number => Math.max(least, Math.round(count * factor))

const parts: readonly ((server: LoadServer) => Promise<readonly Figure[]>)[] = [
  async (server) => {
    const times = await acknowledgedEdits(server, scaled(50, 5), scaled(60, 5))
    return [
      figure('R2 edit stored, p95', percentile(times, 0.95), 'ms', 150),
      figure('R2 edit stored, p99', percentile(times, 0.99), 'ms', 600),
    ]
  },
  async (server) => {
    const crowd = { clients: scaled(200, 20), writers: scaled(20, 3), seconds: scaled(60, 5) }
    const { seen, answers, late, megabytes } = await oneRoom(server, crowd)
    return [
      figure('R15 edit seen by others, p95', percentile(seen, 0.95), 'ms', 250),
      figure('R15 edit seen by others, p99', percentile(seen, 0.99), 'ms', 1_000),
      figure('R15 another request meanwhile, p99', percentile(answers, 0.99), 'ms', 50),
      figure('R15 who comes late has everything', late, 'ms', 2_000),
      figure('R15 memory', megabytes, 'MB', 1_000),
    ]
  },
  async (server) => {
    const { joins, leaks, before, open, after } = await manyRooms(server, scaled(1_000, 20), scaled(60, 5))
    return [
      figure('R16 join, p95', percentile(joins, 0.95), 'ms', 1_000),
      figure('R16 rooms that saw another’s secret', leaks, 'rooms', 0),
      figure('R16 memory after all left, of before', (after / before) * 100, '%', 110),
      figure(
        'R16 memory of a room with two people',
        ((open - before) * 1_000) / (joins.length || 1),
        'kB',
        500,
      ),
    ]
  },
  async (server) => {
    const waits = await classStart(server, scaled(30, 5), 10)
    return [figure('R17 template ready, p95', percentile(waits, 0.95), 'ms', 5_000)]
  },
]

await ensureBuilt()
const figures: Figure[] = []
for (const part of parts) {
  const server = await startLoadServer()
  try {
    for (const one of await part(server)) {
      figures.push(one)
      console.log(`${one.name} ${one.value} ${one.unit} ${one.budget} ${one.ok ? 'ok' : 'missed'}`)
    }
  } catch (error) {
    console.error('could not be measured:', error)
    process.exitCode = 1
  } finally {
    await server.end()
  }
}
console.log(JSON.stringify(figures))
process.exit()
