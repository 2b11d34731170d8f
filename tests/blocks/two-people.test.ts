import * as Blockly from 'blockly/core'
import { beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { pictureOf, prepareBlockly } from './canvas.ts'
import { randomGesture, seeded } from './gestures.ts'
import { createReplica, fileId, type Replica } from './replica.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 40)
const steps = Number(process.env.FUZZ_STEPS ?? 120)
const firstSeed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 1_000_000))

/** Blockly tells of events in a timeout. */
const heard = () => new Promise((resolve) => setTimeout(resolve, 0))

function emptyProject(): Uint8Array {
  const document = new Y.Doc()
  document.clientID = 1
  document.getMap('scenes').set('scene-1', new Y.Map([['name', 'scene1']]))
  document.getMap('files').set(
    'file-1',
    new Y.Map([
      ['scene', 'scene-1'],
      ['name', 'index'],
      ['kind', 'blocks'],
    ]),
  )
  return Y.encodeStateAsUpdate(document)
}

function deliver(replica: Replica): void {
  for (let update = replica.inbox.shift(); update; update = replica.inbox.shift()) {
    Y.applyUpdate(replica.document, update, 'remote')
  }
}

async function session(seed: number) {
  const random = seeded(seed)
  const start = emptyProject()
  const replicas = [2, 3, 4].slice(0, random() < 0.7 ? 2 : 3).map((id) => createReplica(id, start))
  for (const replica of replicas) {
    replica.document.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'remote') for (const other of replicas) if (other !== replica) other.inbox.push(update)
    })
  }
  let lastId = 0
  const newId = () => `id${++lastId}`
  for (let step = 0; step < steps; step++) {
    const replica = replicas[Math.floor(random() * replicas.length)]
    if (!replica) continue
    const chance = random()
    if (chance < 0.08) deliver(replica)
    else randomGesture(replica.workspace, random, newId)
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
  return replicas
}

beforeAll(prepareBlockly)

describe('two or three people on one canvas', () => {
  test(`everybody ends with the same blocks (seed ${firstSeed}, ${runs} runs)`, async () => {
    const work = { commands: 0, writes: 0, blocks: 0, displaced: 0, plugged: 0 }
    for (let seed = firstSeed; seed < firstSeed + runs; seed++) {
      const replicas = await session(seed)
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
      for (const { binding, counts, workspace } of [...replicas, fresh]) {
        const before = counts.writes
        Blockly.Events.setGroup(true)
        binding.settle()
        await heard()
        expect(counts.writes, `echo, seed ${seed}`).toBe(before)
        work.commands += counts.commands
        work.writes += counts.writes
        work.blocks += workspace.getAllBlocks(false).length
        work.displaced += counts.displaced
        work.plugged += workspace.getAllBlocks(false).filter((block) => block.getParent()).length
        binding.stop()
        workspace.dispose()
      }
    }
    console.log(`seed ${firstSeed}:`, { runs, steps, ...work, fileId })
    expect(work.commands).toBeGreaterThan(runs * steps * 0.2)
    expect(work.plugged).toBeGreaterThan(runs * 5)
  }, 180_000)
})
