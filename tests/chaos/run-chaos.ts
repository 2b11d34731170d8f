import { seededRandom } from '../../runtime/random/seeded-random.ts'
import { calibrateAmongOthers } from '../bench/calibrate.ts'
import type { ChaosSystem } from './chaos-system.ts'
import { type Fleet, openFleet, randomPause } from './fleet.ts'
import { storedKeys } from './stored-keys.ts'

/** Everybody must see the same again within this time after the system said that it is ready, on a machine that is not busy. */
export const convergeMs = 5_000
const roomCount = 5
const perRoom = 4

/** When the blow falls: between two stores, while rooms are being opened, while one is being put together. */
const moments = ['store', 'load', 'compaction'] as const

/** What happened over all rounds. */
export interface ChaosReport {
  readonly rounds: number
  readonly edits: number
  readonly acknowledged: number
  /** Acknowledged edits that the storage did not hold after a blow, by their names. */
  readonly lost: readonly string[]
  /** The longest time after a mend until everybody saw the same, in ms as on a machine that is not busy. */
  readonly slowestMs: number
}

async function blow(
  fleet: Fleet,
  system: ChaosSystem,
  { moment, name }: { readonly moment: (typeof moments)[number]; readonly name: string },
  random: () => number,
): Promise<void> {
  const [room] = fleet.rooms
  if (moment === 'load') {
    // Rooms are opened by those who have just come in.
    fleet.killHalf()
    if (room) fleet.empty(room)
    await randomPause(random, 100)
    if (room) fleet.fill(room)
    await randomPause(random, 100)
  } else if (moment === 'compaction') {
    if (room) fleet.empty(room)
    await randomPause(random, 40)
  } else {
    await randomPause(random, 300)
  }
  await system.disasters[name]?.()
}

async function missing(fleet: Fleet, system: ChaosSystem): Promise<string[]> {
  const acknowledged = fleet.acknowledged()
  return system.inspect(async (storage) => {
    const lost: string[] = []
    for (const [projectId, keys] of acknowledged) {
      const stored = await storedKeys(storage, projectId)
      lost.push(...[...keys].filter((key) => !stored.has(key)).map((key) => `${projectId} ${key}`))
    }
    return lost
  })
}

/**
 * Lets 20 clients edit in 5 rooms while parts of the system are killed by kill -9, and half of the clients with every second blow. After each,
 * everything that was acknowledged must be stored, and everybody must see the same again.
 */
export async function runChaos(
  system: ChaosSystem,
  { rounds, seed, say }: { readonly rounds: number; readonly seed: number; say(line: string): void },
): Promise<ChaosReport> {
  const random = seededRandom(seed)
  const fleet = await openFleet(system.origin, roomCount, perRoom)
  const names = Object.keys(system.disasters)
  const lost: string[] = []
  let slowestMs = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      const moment = moments[round % moments.length] ?? 'store'
      const name = names[(round + seed) % names.length] ?? ''
      fleet.setEditing(true)
      await fleet.untilAcknowledged(12)
      await blow(fleet, system, { moment, name }, random)
      fleet.setEditing(false)
      if (round % 2 === 1) fleet.killHalf()
      if (!system.isReadAfterMend) lost.push(...(await missing(fleet, system)))
      await system.mend()
      for (const room of fleet.rooms) fleet.fill(room)
      const ms = await fleet.untilConverged(convergeMs * 10)
      const slowness = calibrateAmongOthers()
      slowestMs = Math.max(slowestMs, ms / slowness)
      if (system.isReadAfterMend) lost.push(...(await missing(fleet, system)))
      say(
        `round ${round + 1}: killed ${name} at ${moment}, the same again after ${ms} ms (${slowness.toFixed(1)} times slower than idle), ${lost.length} lost`,
      )
    }
    const acknowledged = [...fleet.acknowledged().values()].reduce((sum, keys) => sum + keys.size, 0)
    return { rounds, edits: fleet.edits(), acknowledged, lost, slowestMs: Math.round(slowestMs) }
  } finally {
    fleet.close()
  }
}
