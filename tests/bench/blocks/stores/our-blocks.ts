import { createReplica, fileId } from '../../../blocks/replica.ts'
import { stackedBlocks } from '../stacked-blocks.ts'
import { bareYjsBlocks } from './bare-yjs-blocks.ts'
import { type BlocksStore, movedThere, placeAt } from './blocks-store.ts'

/** Ours, whole: a move is a gesture through the bus, with journal and undo; what is read is the file with every place and name resolved. */
export const ourBlocks: BlocksStore = {
  name: 'Nestling',
  build: bareYjsBlocks.build,
  movesOf: bareYjsBlocks.movesOf,
  open(bytes) {
    const { source, bus } = createReplica(3, bytes)
    const [first] = stackedBlocks(1)
    if (!first) throw new Error('there is no block')
    return {
      read: () => source.read().blocks.size,
      move(step) {
        const { x, y } = placeAt(step)
        const upserts = [{ ...first, at: { parent: null, x, y } }]
        if (!source.store({ fileId, upserts, deletes: [] })) throw new Error('the move was refused')
        source.read()
      },
      receive(update) {
        bus.applyRemote(update, 'ben')
        source.read().blocks.get(movedThere)
      },
    }
  },
}
