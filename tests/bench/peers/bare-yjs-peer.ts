import * as Y from 'yjs'
import { bigScene } from '../document/big-project.ts'
import type { Peer } from './peer.ts'

const root = `ents:${bigScene}`

/** Yjs and nothing else, in the shape of our records: one map an entity, a transaction a change, nobody who hears of it. */
export const bareYjsPeer: Peer = {
  name: 'bare Yjs',
  create() {
    const document = new Y.Doc()
    const entities = document.getMap<Y.Map<unknown>>(root)
    return {
      add(id, entity) {
        document.transact(() => entities.set(id, new Y.Map(Object.entries(entity))))
      },
      move(id, position) {
        document.transact(() => entities.get(id)?.set('position', position))
      },
      encode: () => Y.encodeStateAsUpdateV2(document),
    }
  },
  load(bytes) {
    const document = new Y.Doc()
    Y.applyUpdateV2(document, bytes)
    return Object.keys(document.getMap(root).toJSON()).length
  },
}
