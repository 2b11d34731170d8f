import * as Y from 'yjs'
import { fileId } from '../../../blocks/replica.ts'
import { blocksProject } from '../stacked-blocks.ts'
import { type BlocksStore, movedHere, movedThere, placeAt } from './blocks-store.ts'

const root = `blocks:${fileId}`

function opened(bytes: Uint8Array, clientId: number) {
  const document = new Y.Doc()
  Y.applyUpdate(document, bytes)
  document.clientID = clientId
  const blocks = document.getMap<Y.Map<unknown>>(root)
  const move = (id: string, step: number) => {
    document.transact(() => blocks.get(id)?.set('at', placeAt(step)))
  }
  return { document, blocks, move }
}

/** Yjs and nothing else, with our records: a block is a map, its place one value. It knows of no connection that two claim. */
export const bareYjsBlocks: BlocksStore = {
  name: 'bare Yjs, the same records',
  build: blocksProject,
  open(bytes) {
    const { document, blocks, move } = opened(bytes, 3)
    return {
      read: () => Object.keys(blocks.toJSON()).length,
      move(step) {
        move(movedHere, step)
        blocks.get(movedHere)?.toJSON()
      },
      receive(update) {
        Y.applyUpdate(document, update)
        blocks.get(movedThere)?.toJSON()
      },
    }
  },
  movesOf(bytes, moves) {
    const { document, move } = opened(bytes, 4)
    const updates: Uint8Array[] = []
    document.on('update', (update: Uint8Array) => updates.push(update))
    for (let step = 0; step < moves; step++) move(movedThere, step)
    return updates
  },
}
