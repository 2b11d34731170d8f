import { z } from 'zod'
import { middleRound, type Step, type Times } from '../document/rounds.ts'
import { bareYjsBlocks } from './stores/bare-yjs-blocks.ts'
import { loroBlocks } from './stores/loro-blocks.ts'
import { ourBlocks } from './stores/our-blocks.ts'
import { tldrawBlocks } from './stores/tldraw-blocks.ts'

export const stores = { ours: ourBlocks, bareYjs: bareYjsBlocks, loro: loroBlocks, tldraw: tldrawBlocks }

/** Stores that take turns, over files of `count` blocks. */
export const StoreTask = z.object({
  stores: z.array(z.enum(['ours', 'bareYjs', 'loro', 'tldraw'])),
  count: z.int(),
})
export type StoreTask = z.infer<typeof StoreTask>

/** Milliseconds of one of them: all blocks loaded and read; one stack moved here, and by somebody else. */
export const StoreWork = z.object({ load: z.number(), local: z.number(), remote: z.number() })
export type StoreWork = z.infer<typeof StoreWork>

const [loads, moves] = [4, 60]

export function storeWork({ stores: names, count }: StoreTask): StoreWork[] {
  const chosen = names.map((name) => {
    const store = stores[name]
    const bytes = store.build(count)
    return { store, bytes, updates: store.movesOf(bytes, moves) }
  })
  const opened = chosen.map(({ store, bytes }) => () => {
    const blocks = store.open(bytes)
    if (blocks.read() !== count) throw new Error(`${store.name} did not read ${count} blocks`)
    return blocks
  })
  const load = inTurns(
    loads,
    opened.map((open) => () => open),
  )
  const local = inTurns(
    moves,
    opened.map((open) => () => {
      const blocks = open()
      return (step) => blocks.move(step)
    }),
  )
  const remote = inTurns(
    moves,
    opened.map((open, which) => () => {
      const blocks = open()
      return (step) => blocks.receive(chosen[which]?.updates[step] ?? new Uint8Array())
    }),
  )
  return chosen.map((_, index) => ({
    load: (load[index] ?? 0) / 1_000,
    local: (local[index] ?? 0) / 1_000,
    remote: (remote[index] ?? 0) / 1_000,
  }))
}

/** µs for each step of each, in the round that is in the middle: between the first two, or of the only one. */
const inTurns = (steps: number, prepare: readonly (() => Step)[]): Times =>
  middleRound(steps, ([first = 0, second = 1]) => first / second, ...prepare)
