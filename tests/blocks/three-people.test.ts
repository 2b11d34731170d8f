import { beforeAll, describe, expect, test } from 'vitest'
import { prepareBlockly } from './canvas.ts'
import { headlessStage, Session } from './session.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 10)
const steps = Number(process.env.FUZZ_STEPS ?? 100)
const firstSeed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

/** Seeds that once failed. */
const regressions: readonly number[] = [346_834, 346_841, 509_649, 283_078, 231_243]

beforeAll(prepareBlockly)

describe('two, three and four people on canvases without a face', () => {
  test(`[invariant 48] [invariant 49] [invariant 50] [invariant 51] [invariant 52] [invariant 53] [invariant 54] everybody ends with the same blocks (seed ${firstSeed}, ${runs} runs)`, async () => {
    const work = { commands: 0, refused: 0, undone: 0, blocks: 0, plugged: 0, unrealised: 0 }
    const conflicts: Record<string, number> = {}
    const seeds = [...regressions, ...Array.from({ length: runs }, (_, run) => firstSeed + run)]
    for (const seed of seeds) {
      const session = await Session.open(headlessStage, seed, 2 + (seed % 3))
      for (let step = 0; step < steps; step++) await session.step()
      await session.meet()
      expect(await session.findDivergence(), `seed ${seed}`).toBeNull()
      for (const { replica, canvas } of session.people) {
        const blocks = canvas.workspace.getAllBlocks(false).filter((block) => !block.isShadow())
        work.commands += replica.counts.commands
        work.refused += replica.counts.refused
        work.blocks += blocks.length
        work.plugged += blocks.filter((block) => block.getParent()).length
      }
      work.undone += session.undone
      work.unrealised += session.unrealised
      for (const [kind, count] of Object.entries(session.conflicts.counts))
        conflicts[kind] = (conflicts[kind] ?? 0) + count
      session.close()
    }
    console.log(`seed ${firstSeed}:`, JSON.stringify({ runs, steps, ...work, conflicts }))
    expect(work.refused).toBe(0)
    expect(work.commands).toBeGreaterThan(runs * steps * 0.2)
    expect(work.plugged).toBeGreaterThan(runs * 5)
    expect(work.undone).toBeGreaterThan(runs)
    for (const [kind, count] of Object.entries(conflicts)) expect(count, kind).toBeGreaterThan(0)
  }, 180_000)
})
