import { beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { pictureOf, prepareBlockly } from './canvas.ts'
import { randomGesture, seeded } from './gestures.ts'
import { connect, createReplica, deliver, fileId, startBytes } from './replica.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 30)
const steps = Number(process.env.FUZZ_STEPS ?? 120)
const firstSeed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 1_000_000))

/** Blockly tells of events in a timeout. */
const heard = () => new Promise((resolve) => setTimeout(resolve, 0))

async function session(seed: number) {
  const random = seeded(seed)
  const start = startBytes()
  const replicas = [2, 3, 4].slice(0, random() < 0.7 ? 2 : 3).map((id) => createReplica(id, start))
  connect(replicas)
  const work = { undone: 0 }
  let lastId = 0
  const newId = () => `id${++lastId}`
  for (let step = 0; step < steps; step++) {
    const replica = replicas[Math.floor(random() * replicas.length)]
    if (!replica) continue
    const chance = random()
    if (chance < 0.08) deliver(replica)
    else if (chance < 0.14) {
      const outcome = random() < 0.7 ? replica.bus.undo(`file:${fileId}`) : replica.bus.redo(`file:${fileId}`)
      if (outcome.ok) work.undone++
    } else randomGesture(replica.workspace, random, newId)
    if (random() < 0.8) await heard()
  }
  for (let round = 0; round < 6; round++) {
    for (const replica of replicas) {
      await heard()
      replica.binding.settle()
      deliver(replica)
      await heard()
      await heard()
    }
  }
  return { replicas, work }
}

beforeAll(prepareBlockly)

describe('two or three people on one canvas', () => {
  test(`everybody ends with the same blocks (seed ${firstSeed}, ${runs} runs)`, async () => {
    const work = { commands: 0, refused: 0, undone: 0, blocks: 0, displaced: 0, plugged: 0 }
    for (let seed = firstSeed; seed < firstSeed + runs; seed++) {
      const { replicas, work: done } = await session(seed)
      work.undone += done.undone
      const [first, ...others] = replicas
      if (!first) throw new Error('no replicas')
      const picture = pictureOf(first.workspace)
      const content = first.document.toJSON()
      for (const other of others) {
        expect(other.document.toJSON(), `documents, seed ${seed}`).toEqual(content)
        expect(pictureOf(other.workspace), `canvases, seed ${seed}`).toEqual(picture)
      }
      const fresh = createReplica(9, Y.encodeStateAsUpdate(first.document))
      expect(pictureOf(fresh.workspace), `fresh load, seed ${seed}`).toEqual(picture)
      for (const { binding, counts, workspace, journal } of [...replicas, fresh]) {
        const before = journal.entries.length
        binding.settle()
        await heard()
        expect(journal.entries.length, `echo, seed ${seed}`).toBe(before)
        const blocks = workspace.getAllBlocks(false).filter((block) => !block.isShadow())
        work.commands += counts.commands
        work.refused += counts.refused
        work.displaced += counts.displaced
        work.blocks += blocks.length
        work.plugged += blocks.filter((block) => block.getParent()).length
        binding.stop(() => workspace.dispose())
      }
    }
    console.log(`seed ${firstSeed}:`, JSON.stringify({ runs, steps, ...work }))
    expect(work.refused).toBe(0)
    expect(work.commands).toBeGreaterThan(runs * steps * 0.2)
    expect(work.plugged).toBeGreaterThan(runs * 5)
    expect(work.displaced).toBeGreaterThan(runs)
    expect(work.undone).toBeGreaterThan(runs)
  }, 180_000)
})
