import {
  type BaseRecord,
  createRecordType,
  type RecordId,
  Store,
  StoreSchema,
  type StoreSnapshot,
} from '@tldraw/store'
import '../../peers/next-frame.ts'
import { stackedBlocks } from '../stacked-blocks.ts'
import { type BlocksStore, movedHere, movedThere, placeAt, valuesOf } from './blocks-store.ts'

interface BlockRecord extends BaseRecord<'block', RecordId<BlockRecord>> {
  readonly values: Readonly<Record<string, unknown>>
}

const Block = createRecordType<BlockRecord>('block', { scope: 'document' })
const schema = StoreSchema.create<BlockRecord>({ block: Block })
const encoder = new TextEncoder()
const decoder = new TextDecoder()

function opened(bytes: Uint8Array) {
  const store = new Store<BlockRecord>({ schema, props: {} })
  const snapshot: StoreSnapshot<BlockRecord> = JSON.parse(decoder.decode(bytes))
  store.loadStoreSnapshot(snapshot)
  const move = (id: string, step: number) => {
    store.update(Block.createId(id), (record) => ({
      ...record,
      values: { ...record.values, at: placeAt(step) },
    }))
  }
  return { store, move }
}

/** tldraw's store with the same parts: a block is a record. It merges nothing: what comes from others is the whole record, as JSON. */
export const tldrawBlocks: BlocksStore = {
  name: '@tldraw/store, the same records',
  build(count) {
    const store = new Store<BlockRecord>({ schema, props: {} })
    store.put(
      stackedBlocks(count).map((upsert) =>
        Block.create({ id: Block.createId(upsert.id), values: valuesOf(upsert) }),
      ),
    )
    return encoder.encode(JSON.stringify(store.getStoreSnapshot()))
  },
  open(bytes) {
    const { store, move } = opened(bytes)
    return {
      read: () => store.allRecords().length,
      move(step) {
        move(movedHere, step)
        store.get(Block.createId(movedHere))
      },
      receive(update) {
        const record: BlockRecord = JSON.parse(decoder.decode(update))
        store.mergeRemoteChanges(() => store.put([record]))
        store.get(Block.createId(movedThere))
      },
    }
  },
  movesOf(bytes, moves) {
    const { store, move } = opened(bytes)
    return Array.from({ length: moves }, (_, step) => {
      move(movedThere, step)
      return encoder.encode(JSON.stringify(store.get(Block.createId(movedThere))))
    })
  },
}
