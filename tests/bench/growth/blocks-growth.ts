import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import { createReplica, fileId } from '../../blocks/replica.ts'
import type { BenchRow } from '../bench-row.ts'
import { blocksProject, stackedBlocks } from '../blocks/stacked-blocks.ts'
import { constant, growthRow, linearAsLists, middleTime, sizes } from './growth-row.ts'

const rounds = 100

/** How the move of one stack grows with the number of blocks in the file. */
export function blocksGrowth(): BenchRow[] {
  return [
    growthRow(
      'one of as many blocks moved, and read',
      sizes.map((count) => moved(count, ({ blocks }, id) => blocks.get(id))),
      constant,
    ),
    // Whoever goes through them has them in their order: top to bottom, each with what hangs on it.
    growthRow(
      'one of as many blocks moved, and all of them read',
      sizes.map((count) => moved(count, ({ blocks }) => [...blocks.values()])),
      linearAsLists(),
    ),
    growthRow('one of as many blocks put elsewhere, undone', sizes.map(undone), constant),
  ]
}

function undone(count: number): number {
  const { source, bus } = createReplica(3, blocksProject(count))
  stackedBlocks(rounds).forEach((block, index) => {
    const at = { parent: null, x: 300 + index, y: 50 } as const
    if (!source.store({ fileId, upserts: [{ ...block, at }], deletes: [] }))
      throw new Error('the move was refused')
  })
  return middleTime(rounds, () => {
    if (!bus.undo(`file:${fileId}`).ok) throw new Error('there was nothing to undo')
    source.read()
  })
}

function moved(count: number, look: (file: BlocksFile, moved: string) => unknown): number {
  const { source } = createReplica(3, blocksProject(count))
  source.read()
  const [first] = stackedBlocks(1)
  if (!first) throw new Error('there is no block')
  return middleTime(rounds, (index) => {
    const at = { parent: null, x: 300 + index, y: 50 } as const
    if (!source.store({ fileId, upserts: [{ ...first, at }], deletes: [] }))
      throw new Error('the move was refused')
    look(source.read(), first.id)
  })
}
