import {
  type BaseRecord,
  createRecordType,
  type RecordId,
  Store,
  StoreSchema,
  type StoreSnapshot,
} from '@tldraw/store'
import './next-frame.ts'
import type { Peer, PeerEntity } from './peer.ts'

interface EntityRecord extends BaseRecord<'entity', RecordId<EntityRecord>> {
  readonly entity: PeerEntity
}

const Entity = createRecordType<EntityRecord>('entity', { scope: 'document' })
const schema = StoreSchema.create<EntityRecord>({ entity: Entity })

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** tldraw's reactive store with somebody who listens: no merging, no history, JSON at rest. */
export const tldrawPeer: Peer = {
  name: '@tldraw/store',
  create() {
    const store = new Store<EntityRecord>({ schema, props: {} })
    let _heard = 0
    store.listen(() => {
      _heard += 1
    })
    return {
      add(id, entity) {
        store.put([Entity.create({ id: Entity.createId(id), entity })])
      },
      move(id, position) {
        store.update(Entity.createId(id), (record) => ({ ...record, entity: { ...record.entity, position } }))
      },
      encode: () => encoder.encode(JSON.stringify(store.getStoreSnapshot())),
    }
  },
  load(bytes) {
    const store = new Store<EntityRecord>({ schema, props: {} })
    const snapshot: StoreSnapshot<EntityRecord> = JSON.parse(decoder.decode(bytes))
    store.loadStoreSnapshot(snapshot)
    return store.allRecords().length
  },
}
