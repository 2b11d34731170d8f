import { LoroDoc, LoroMap, UndoManager } from 'loro-crdt'
import type { Peer } from './peer.ts'

/** Loro with one map an entity and undo, a commit a change. */
export const loroPeer: Peer = {
  name: 'loro-crdt',
  create() {
    const document = new LoroDoc()
    const entities = document.getMap('entities')
    // It takes part in each commit while somebody holds it.
    const undoable = { document, undo: new UndoManager(document, { mergeInterval: 0 }) }
    const maps = new Map<string, LoroMap>()
    return {
      add(id, entity) {
        const map = entities.setContainer(id, new LoroMap())
        for (const [key, value] of Object.entries(entity)) map.set(key, value)
        maps.set(id, map)
        document.commit()
      },
      move(id, position) {
        maps.get(id)?.set('position', position)
        document.commit()
      },
      encode: () => undoable.document.export({ mode: 'snapshot' }),
    }
  },
  load(bytes) {
    const document = new LoroDoc()
    document.import(bytes)
    return Object.keys(document.getMap('entities').toJSON()).length
  },
}
