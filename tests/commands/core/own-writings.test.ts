import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { OwnWritings } from '../../../commands/core/own-writings.ts'
import type { RegisterStep } from '../../../commands/core/undo-entry.ts'
import { callsDuring } from '../../support/calls-during.ts'
import { undoStep } from '../support/undo-step.ts'

/** A document with two scenes, as this client wrote them. */
function filled(): Y.Doc {
  const document = new Y.Doc()
  const scenes = document.getMap('scenes')
  for (const id of ['one', 'two']) scenes.set(id, new Y.Map(Object.entries({ name: id })))
  return document
}

/** The same client again, as after a reload. */
function reloaded(own: OwnWritings, document: Y.Doc): OwnWritings {
  const next = new OwnWritings(document)
  next.load(structuredClone(own.save()))
  return next
}

function somebodyElseRenames(document: Y.Doc, id: string): number {
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(document))
  Object(other.getMap('scenes').get(id)).set('name', 'theirs')
  Y.applyUpdate(document, Y.encodeStateAsUpdate(other))
  return other.clientID
}

const birth = (id: string): RegisterStep => ({
  root: 'scenes',
  id,
  key: 'del',
  before: { t: 1, c: 'me' },
  after: undefined,
  isBirth: true,
})

test('a session that wrote nothing is not remembered, and of the others the latest thousand', () => {
  const silent = new Y.Doc()
  expect(new OwnWritings(silent).save().clients).toEqual([])
  const document = filled()
  const own = new OwnWritings(document)
  own.load({ clients: Array.from({ length: 1_200 }, (_, index) => index + 1), restored: [] })
  const { clients } = own.save()
  expect(clients).toHaveLength(1_000)
  expect([clients[0], clients.at(-1)]).toEqual([202, document.clientID])
})

test('what an undo put back is theirs over a reload, until it is written anew', () => {
  const document = filled()
  const own = new OwnWritings(document)
  const theirs = somebodyElseRenames(document, 'one')
  const from = own.versionOf('scenes', 'one', 'name')
  Object(document.getMap('scenes').get('one')).set('name', 'mine')
  expect(own.strangerAt('scenes', 'one', 'name')).toBeUndefined()
  Object(document.getMap('scenes').get('one')).set('name', 'theirs')
  const step = { root: 'scenes', id: 'one', key: 'name', before: 'theirs', after: 'mine', from } as const
  own.restore(step, step)
  expect(own.strangerAt('scenes', 'one', 'name')).toBe(theirs)
  const later = reloaded(own, document)
  expect(later.strangerAt('scenes', 'one', 'name')).toBe(theirs)
  Object(document.getMap('scenes').get('one')).set('name', 'mine again')
  expect(later.save().restored).toEqual([])
  later.load({ clients: [], restored: [] })
  Object(document.getMap('scenes').get('one')).set('name', 'theirs')
  expect(later.strangerAt('scenes', 'one', 'name')).toBeUndefined()
})

test('a step that made two things is held up by what somebody wrote into the second', () => {
  const document = filled()
  const own = new OwnWritings(document)
  const step = undoStep({ registers: [birth('one'), birth('two')] })
  expect(own.strangerIn(step)).toBeUndefined()
  const theirs = somebodyElseRenames(document, 'two')
  expect(own.strangerIn(step)).toBe(theirs)
  Object(document.getMap('scenes').get('two')).set('del', { t: 9, c: 'me' })
  expect(own.strangerIn(step)).toBeUndefined()
  expect(own.strangerIn(step, true)).toBe(theirs)
})

test('what others wrote into many scenes that a step made is looked for in steps that grow as they do', () => {
  const reads = (count: number) => {
    const document = new Y.Doc()
    const [scenes, files] = [document.getMap('scenes'), document.getMap('files')]
    const ids = Array.from({ length: count }, (_, at) => `s${at}`)
    for (const id of ids) {
      scenes.set(id, new Y.Map(Object.entries({ name: id })))
      files.set(`f${id}`, new Y.Map(Object.entries({ scene: id })))
    }
    scenes.set('other', new Y.Map(Object.entries({ name: 'other' })))
    somebodyElseRenames(document, 'other')
    const step = undoStep({ registers: ids.map(birth) })
    return callsDuring(Y.Map.prototype, 'get', () => {
      expect(new OwnWritings(document).strangerIn(step)).toBeUndefined()
    })
  }
  const few = reads(50)
  expect(reads(200)).toBeLessThan(4 * 1.5 * few)
})
