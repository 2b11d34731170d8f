import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pino } from 'pino'
import * as Y from 'yjs'
import { loadProject } from '../../../server/sync/load-project.ts'
import { rerouteConsole } from '../../../server/sync/reroute-console.ts'
import { type Editor, openEditor } from '../../server/support/editor.ts'
import { newProject, type Person, signedUp } from '../../server/support/person.ts'
import { startTestServer, type TestServer } from '../../server/support/test-server.ts'
import { until } from '../../server/support/until.ts'
import { Dice } from '../dice.ts'
import { isUsedUp, type TimeBudget } from '../time-budget.ts'
import { type Attacker, createAttacker } from './attacker.ts'

/** What random frames did to a server. */
export interface FramesFuzz {
  readonly frames: number
  /** How often somebody was thrown out. */
  readonly thrownOut: number
  /** Edits of bystanders that were acknowledged meanwhile. */
  readonly acknowledged: number
  readonly faults: readonly string[]
  /** The longest that the event loop stood still, in milliseconds. */
  readonly longestStall: number
  /** What the memory grew by, in megabytes. */
  readonly growth: number
}

interface Options {
  readonly seeds: readonly number[]
  readonly budget?: TimeBudget
  readonly onProgress?: (done: number) => void
}

/** A project under attack, and somebody in it who only works. */
interface Room {
  readonly id: string
  readonly bystander: Editor
  readonly attackers: readonly Attacker[]
  edits: number
}

const roomCount = 3
/** Frames of one burst, bursts between two edits of the bystanders, and edits after which everybody moves to new rooms. */
const burst = 8
const bursts = 6
const editsPerRoom = 40
const bounds = { stall: 2_000, growth: 500 }
/** How much faster the server's clock goes: attackers come back more often than one account may. */
const haste = 10
const viewersMark = 'viewer wrote '

const megabytes = (): number => process.memoryUsage().rss / 1_000_000

async function openRoom(owner: Person, others: readonly Person[]): Promise<Room> {
  const id = await newProject(owner, 'Room')
  for (const [index, role] of ['editor', 'editor', 'viewer'].entries())
    await owner.call('POST', '/api/project/invite', { projectId: id, username: `guest${index}`, role })
  const bystander = openEditor(owner, id)
  bystander.document.getMap('meta').set('begun', true)
  await bystander.untilStored()
  const elsewhere = await newProject(owner, 'Elsewhere')
  const attackers = others.map((person, index) =>
    createAttacker(person, {
      room: id,
      elsewhere,
      mark: index === 2 ? viewersMark : `guest ${index} wrote `,
      victim: bystander.document.clientID,
    }),
  )
  return { id, bystander, attackers, edits: 0 }
}

/** What must be true of a room whose attackers have gone: all see what is stored, and nobody wrote or spoke as somebody else. */
async function faultsOfRoom(server: TestServer, { id, bystander, edits }: Room): Promise<string[]> {
  const faults: string[] = []
  const tools = { log: server.storage.updateLog, now: Date.now, logger: pino({ level: 'silent' }) }
  const { document: stored } = await loadProject(id, tools)
  const own = bystander.document
  const same = (read: (document: Y.Doc) => unknown): boolean =>
    JSON.stringify(read(stored)) === JSON.stringify(read(own))
  if (!same((document) => document.getText('words').toString()))
    faults.push('a text that is not the stored one')
  const keys = (document: Y.Doc): readonly string[] => [...document.getMap('meta').keys()].sort()
  if (!same(keys)) {
    const [there, here] = [new Set(keys(stored)), new Set(keys(own))]
    const lost = keys(own).filter((key) => !there.has(key))
    const unheard = keys(stored).filter((key) => !here.has(key))
    faults.push(`keys that are not stored: ${lost.join()}; stored and not heard of: ${unheard.join()}`)
  }
  const clock = (document: Y.Doc): number | undefined =>
    Y.decodeStateVector(Y.encodeStateVector(document)).get(own.clientID)
  if (clock(stored) !== clock(own) || clock(own) === undefined)
    faults.push(`the bystander wrote up to ${clock(own)}, stored is ${clock(stored)}`)
  if ([...own.getMap('meta').keys()].some((key) => key.startsWith(viewersMark))) faults.push('a viewer wrote')
  if (own.getText('words').toString().includes(viewersMark)) faults.push('a viewer wrote a text')
  if (own.getMap('meta').get('own') !== edits) faults.push('the bystander’s last edit is not there')
  const names = ['owner', 'guest0', 'guest1', 'guest2']
  for (const state of bystander.provider.awareness?.getStates().values() ?? []) {
    const { username } = state.user ?? {}
    if (username !== undefined && !names.includes(username))
      faults.push(`somebody calls themselves ${username}`)
  }
  return faults.map((fault) => `room ${id}: ${fault}`)
}

/** Sends what the seeds make into rooms of a real server in this process; in each somebody works on meanwhile. */
export async function fuzzFramesOf({ seeds, budget, onProgress }: Options): Promise<FramesFuzz> {
  const { error, warn } = console
  rerouteConsole(pino({ level: 'silent' }))
  const begin = Date.now()
  const server = await startTestServer({ now: () => begin + (Date.now() - begin) * haste })
  const owner = await signedUp(server.origin, 'owner')
  const guests = await Promise.all([0, 1, 2].map((index) => signedUp(server.origin, `guest${index}`)))
  const faults: string[] = []
  const waiting = [...seeds]
  const start = performance.now()
  const isOver = (): boolean => waiting.length === 0 || isUsedUp(budget, start, frames)
  const memory = megabytes()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let frames = 0
  let thrownOut = 0
  let acknowledged = 0

  const attack = async (attacker: Attacker): Promise<void> => {
    for (let round = 0; round < bursts; round++) {
      const taken = waiting.splice(0, burst)
      frames += taken.length
      if (taken.length > 0) await attacker.send(taken.map((seed) => new Dice(seed)))
    }
  }
  const work = async (room: Room): Promise<void> => {
    room.edits += 1
    room.bystander.document.getMap('meta').set('own', room.edits)
    await room.bystander.untilStored()
    acknowledged += 1
  }

  while (!isOver()) {
    const first = waiting[0]
    const rooms = await Promise.all(Array.from({ length: roomCount }, () => openRoom(owner, guests)))
    try {
      for (let edit = 0; edit < editsPerRoom && !isOver(); edit++) {
        await Promise.all(rooms.flatMap((room) => [work(room), ...room.attackers.map(attack)]))
        onProgress?.(frames)
      }
      for (const room of rooms) {
        for (const attacker of room.attackers) attacker.leave()
        await work(room)
        const settled = async () => (await faultsOfRoom(server, room)).length === 0
        await until(settled, 'settled', 15_000).catch(() => {})
        faults.push(...(await faultsOfRoom(server, room)).map((fault) => `from seed ${first}: ${fault}`))
      }
    } catch (error) {
      const reasons = rooms.map(({ bystander }) => bystander.reasons.join())
      faults.push(`from seed ${first}: ${String(error)}; bystanders were told ${JSON.stringify(reasons)}`)
    }
    for (const { attackers, bystander } of rooms) {
      for (const attacker of attackers) thrownOut += attacker.thrownOut()
      bystander.close()
    }
  }
  delay.disable()
  const longestStall = Math.round(delay.max / 1e6)
  const growth = Math.round(megabytes() - memory)
  if (longestStall > bounds.stall) faults.push(`the event loop stood still for ${longestStall} ms`)
  if (growth > bounds.growth) faults.push(`the memory grew by ${growth} MB`)
  if ('x' in {}) faults.push('Object.prototype was changed')
  await server.end()
  Object.assign(console, { error, warn })
  return { frames, thrownOut, acknowledged, faults, longestStall, growth }
}

/** All runs of `npm run fuzz -- --only frames`; the last line that it prints is JSON. `false` when anything broke. */
export async function fuzzFrames(seeds: number, from: number): Promise<boolean> {
  const all = Array.from({ length: seeds }, (_, index) => from + index)
  let told = 0
  const onProgress = (done: number) => {
    if (done - told < 10_000) return
    told = done
    console.log(`${done} of ${seeds} frames`)
  }
  const { faults, ...done } = await fuzzFramesOf({ seeds: all, onProgress })
  for (const fault of faults) console.error(fault)
  console.log(JSON.stringify({ ...done, faults: faults.length }))
  return faults.length === 0
}
