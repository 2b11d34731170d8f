import * as Y from 'yjs'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { hashBytes } from '../../../model/hash.ts'
import { EntityId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { bigScene } from './big-project.ts'
import { busForBench, plainDocument } from './open-for-bench.ts'
import type { Step } from './rounds.ts'

const ids = Array.from({ length: 300 }, (_, index) => EntityId.parse(`e${index}`))
/** One of the first 300 entities of a big project. */
export const idAt = (index: number): EntityId => ids[(index * 7) % ids.length] ?? EntityId.parse('e0')

/** Yjs and nothing else: the same write to the same record, which nobody hears of. */
export function bareEdits(update: Uint8Array): Step {
  return editsOf(plainDocument(update))
}

/** Yjs with what a program that saves and takes back cannot do without: somebody who keeps each update, and an undo manager. */
export function heardEdits(update: Uint8Array): Step {
  const document = plainDocument(update)
  const updates: Uint8Array[] = []
  document.on('update', (bytes: Uint8Array) => updates.push(bytes))
  return editsOf(document, true)
}

/** Yjs with all that the bus observes too: with the live project, read after each edit, a hash of each update that is kept, and an undo manager. */
export function readEdits(update: Uint8Array): Step {
  const document = plainDocument(update)
  const project = materialise(document)
  project.entities(bigScene)
  const updates: { readonly bytes: Uint8Array; readonly effect: string }[] = []
  document.on('update', (bytes: Uint8Array) => {
    updates.push({ bytes, effect: hashBytes(bytes) })
  })
  const edit = editsOf(document, true)
  return (index) => {
    edit(index)
    project.entity(idAt(index))
  }
}

function editsOf(document: Y.Doc, canUndo = false): Step {
  const entities = document.getMap<Y.Map<unknown>>(`ents:${bigScene}`)
  if (canUndo) new Y.UndoManager(entities, { captureTimeout: 0, trackedOrigins: new Set(['bench']) })
  return (index) => {
    document.transact(() => entities.get(idAt(index))?.set('position', [index, 1, 2]), 'bench')
  }
}

/** The same edit as a command; `isRead`: and what it came to is read. */
export function busEdits(update: Uint8Array, isRead = true): Step {
  const { bus } = busForBench(update)
  return (index) => {
    bus.execute(transformEntities, { changes: [{ entityId: idAt(index), position: [index, 1, 2] }] })
    if (isRead) bus.project.entity(idAt(index))
  }
}
