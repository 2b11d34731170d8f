import { LoroDoc, LoroMap } from 'loro-crdt'
import { stackedBlocks } from '../stacked-blocks.ts'
import { type BlocksStore, movedHere, movedThere, placeAt, valuesOf } from './blocks-store.ts'

function opened(bytes: Uint8Array) {
  const document = new LoroDoc()
  document.import(bytes)
  const blocks = document.getMap('blocks')
  const block = (id: string): LoroMap | undefined => {
    const map = blocks.get(id)
    return map instanceof LoroMap ? map : undefined
  }
  const move = (id: string, step: number) => {
    block(id)?.set('at', placeAt(step))
    document.commit()
  }
  return { document, blocks, block, move }
}

/** Loro with the same parts: a block is a map, its place one value. */
export const loroBlocks: BlocksStore = {
  name: 'loro-crdt, the same records',
  build(count) {
    const document = new LoroDoc()
    const blocks = document.getMap('blocks')
    for (const upsert of stackedBlocks(count)) {
      const block = blocks.setContainer(upsert.id, new LoroMap())
      for (const [key, value] of Object.entries(valuesOf(upsert))) block.set(key, value)
    }
    document.commit()
    return document.export({ mode: 'snapshot' })
  },
  open(bytes) {
    const { document, blocks, block, move } = opened(bytes)
    return {
      read: () => Object.keys(blocks.toJSON()).length,
      move(step) {
        move(movedHere, step)
        block(movedHere)?.toJSON()
      },
      receive(update) {
        document.import(update)
        block(movedThere)?.toJSON()
      },
    }
  },
  movesOf(bytes, moves) {
    const { document, move } = opened(bytes)
    const updates: Uint8Array[] = []
    document.subscribeLocalUpdates((update) => {
      updates.push(update)
    })
    for (let step = 0; step < moves; step++) move(movedThere, step)
    return updates
  },
}
