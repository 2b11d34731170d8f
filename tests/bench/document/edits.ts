import * as Y from 'yjs'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { hashBytes } from '../../../model/hash.ts'
import { EntityId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { bigScene } from './big-project.ts'
import { busForBench, openForBench } from './open-for-bench.ts'

const ids = Array.from({ length: 300 }, (_, index) => EntityId.parse(`e${index}`))
/** One of the first 300 entities of a big project. */
export const idAt = (index: number): EntityId => ids[(index * 7) % ids.length] ?? EntityId.parse('e0')

/** Yjs with all that listens behind the bus: the live project that somebody reads, the hash of each update, undo. */
export function rawEdits(update: Uint8Array): (index: number) => void {
  const document = openForBench(update)
  const entities = document.getMap<Y.Map<unknown>>(`ents:${bigScene}`)
  const project = materialise(document)
  project.entities(bigScene)
  const updates: { readonly bytes: Uint8Array; readonly effect: string }[] = []
  document.on('update', (bytes: Uint8Array) => {
    updates.push({ bytes, effect: hashBytes(bytes) })
  })
  new Y.UndoManager(entities, { captureTimeout: 0, trackedOrigins: new Set(['bench']) })
  return (index) => {
    document.transact(() => entities.get(idAt(index))?.set('position', [index, 1, 2]), 'bench')
    project.entity(idAt(index))
  }
}

/** The same edit as a command. */
export function busEdits(update: Uint8Array): (index: number) => unknown {
  const { bus } = busForBench(update)
  return (index) => {
    bus.execute(transformEntities, { changes: [{ entityId: idAt(index), position: [index, 1, 2] }] })
    bus.project.entity(idAt(index))
  }
}
