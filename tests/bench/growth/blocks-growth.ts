import { createReplica, fileId } from '../../blocks/replica.ts'
import type { BenchRow } from '../bench-row.ts'
import { blocksProject, stackedBlocks } from '../blocks/stacked-blocks.ts'
import { growthRow, linear, middleTime, sizes } from './growth-row.ts'

const rounds = 100

/** How the move of one stack grows with the number of blocks in the file, which are put in order again whenever one is elsewhere. */
export function blocksGrowth(): BenchRow[] {
  return [growthRow('one of as many blocks moved, and the file read', sizes.map(moved), linear)]
}

function moved(count: number): number {
  const { source } = createReplica(3, blocksProject(count))
  source.read()
  const [first] = stackedBlocks(1)
  if (!first) throw new Error('there is no block')
  return middleTime(rounds, (index) => {
    const at = { parent: null, x: 300 + index, y: 50 } as const
    if (!source.store({ fileId, upserts: [{ ...first, at }], deletes: [] }))
      throw new Error('the move was refused')
    source.read()
  })
}
