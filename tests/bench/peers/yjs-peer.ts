import * as Y from 'yjs'
import { hashBytes } from '../../../model/hash.ts'
import { EntityId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { bigProject, bigScene } from '../document/big-project.ts'
import { openForBench } from '../document/open-for-bench.ts'
import { bareYjsPeer } from './bare-yjs-peer.ts'
import type { Peer } from './peer.ts'

/** Yjs in our document, with what listens behind the bus: each update hashed and kept, undo, the live project that is read after each change. */
export const yjsPeer: Peer = {
  name: 'Yjs with the same observers: live project, read; update hashed, kept; undo',
  create() {
    const document = openForBench(bigProject(0))
    const entities = document.getMap<Y.Map<unknown>>(root)
    const project = materialise(document)
    const updates: { readonly bytes: Uint8Array; readonly hash: string }[] = []
    document.on('update', (bytes: Uint8Array) => {
      updates.push({ bytes, hash: hashBytes(bytes) })
    })
    new Y.UndoManager(entities, { captureTimeout: 0, trackedOrigins: new Set(['bench']) })
    return {
      add(id, entity) {
        document.transact(() => entities.set(id, new Y.Map(Object.entries(entity))), 'bench')
        project.entity(EntityId.parse(id))
      },
      move(id, position) {
        document.transact(() => entities.get(id)?.set('position', position), 'bench')
        project.entity(EntityId.parse(id))
      },
      encode: () => Y.encodeStateAsUpdateV2(document),
    }
  },
  load: (bytes) => bareYjsPeer.load(bytes),
}

const root = `ents:${bigScene}`
