import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import { undoLimit } from '../../../commands/core/step-stack.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { deleteEntities } from '../../../commands/entity/delete-entities.ts'
import { moveEntity } from '../../../commands/entity/move-entities.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { carryOver } from '../../../commands/epochs/carry-over.ts'
import { carryUndo } from '../../../commands/epochs/carry-undo.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { reorderFile } from '../../../commands/file/reorder-file.ts'
import { copyScene } from '../../../commands/scene/copy-scene.ts'
import { deleteScene } from '../../../commands/scene/delete-scene.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { compactDocument } from '../../../model/epochs/compact-document.ts'
import { epochOf } from '../../../model/epochs/epoch-of.ts'
import { FileId, SceneId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import type { Call } from '../../../scripts/fuzz/call.ts'
import { sendCall } from '../../../scripts/fuzz/send-call.ts'
import { assertProperty } from '../support/assert-property.ts'
import { anyCall } from '../support/fuzz.ts'
import { faults, shown } from '../support/shown.ts'
import { box, entityId, indexId, sceneId, scriptId, type Workbench, workbench } from '../support/workbench.ts'

const anna = () => workbench({ actor: 'ana', clientId: 2_000 })
const bert = () => workbench({ actor: 'ben', clientId: 2_001 })

/** What a new script holds. */
const begun = workbench().bus.project.text(scriptId)

const closing = ({ document }: Workbench): Uint8Array => Y.encodeStateAsUpdateV2(document)

const carried = (one: Workbench, closed: Uint8Array, entries = one.journal) =>
  carryOver({
    closed,
    document: one.document,
    entries,
    actor: 'ana',
    clock: () => 0,
    newId: () => 'new',
  })

/** The next epoch as others have gone on with it. */
function goneOn(closed: Uint8Array) {
  const old = new Y.Doc()
  Y.applyUpdateV2(old, closed)
  const document = new Y.Doc()
  document.clientID = 3_000
  Y.applyUpdateV2(document, compactDocument(old))
  const bus = createCommandBus({
    document,
    actor: 'ben',
    clock: () => 0,
    newId: () => `b${Math.random()}`,
    journal: new MemoryJournal(),
  })
  return { document, bus }
}

function merged(...documents: readonly Y.Doc[]): Y.Doc {
  const all = new Y.Doc()
  for (const document of documents) Y.applyUpdate(all, Y.encodeStateAsUpdate(document))
  return all
}

interface Step {
  readonly call: Call
  readonly kind: 'both' | 'online' | 'offline' | 'undo'
}
const anyStep: fc.Arbitrary<Step> = fc.record({
  call: anyCall,
  kind: fc.constantFrom('both', 'online', 'offline', 'offline', 'undo'),
})

test('what somebody did offline while another one went on and the epoch was closed is there afterwards, or reported', () => {
  let redone = 0
  let reported = 0
  const property = fc.property(
    fc.array(anyStep, { minLength: 5, maxLength: 50 }),
    fc.boolean(),
    (steps, hasJournal) => {
      const [ana, ben] = [anna(), bert()]
      steps
        .filter(({ kind }) => kind === 'both')
        .forEach(({ call }, index) => void sendCall(ana.bus, call, `o${index}`))
      ben.bus.applyRemote(Y.encodeStateAsUpdate(ana.document), 'ana')
      const acknowledged = ana.journal.length
      steps.forEach(({ kind, call }, index) => {
        if (kind === 'online') sendCall(ben.bus, call, `b${index}`)
        else if (kind === 'offline') sendCall(ana.bus, call, `a${index}`)
        else if (kind === 'undo') ana.bus.undo('scene')
        ana.wait(2_000)
      })
      const closed = closing(ben)
      const before = materialise(merged(ana.document, ben.document))
      const { document, entries, refused } = carried(ana, closed, hasJournal ? ana.journal : [])
      const after = materialise(document)
      // Commands that are run again may meet other things than they did; what is copied tells no origin or course.
      const isExact =
        !hasJournal &&
        refused.length === 0 &&
        ![before, after].some((project) => /"remixedFrom":"|"progress":\[{/.test(shown(project)))
      if (isExact) expect(shown(after)).toBe(shown(before))
      expect(epochOf(document)).toBe(2)
      expect(faults(materialise(document))).toEqual([])
      if (ana.journal.length === acknowledged) expect(entries).toEqual([])
      redone += entries.length
      reported += refused.length

      const others = goneOn(closed)
      steps.forEach(({ call }, index) => void sendCall(others.bus, call, `c${index}`))
      const [one, two] = [merged(document, others.document), merged(others.document, document)]
      expect(shown(materialise(one))).toBe(shown(materialise(two)))
      expect(faults(materialise(one))).toEqual([])
      expect(one.store.pendingStructs).toBeNull()
    },
  )
  assertProperty(property, 40)
  expect(redone, 'work that was done again').toBeGreaterThan(20)
  expect(reported).toBeLessThan(redone / 5)
})

test('typing goes where the person typed it, whatever others typed before the epoch was closed and after', () => {
  const [ana, ben] = [anna(), bert()]
  const type = ({ bus }: Pick<Workbench, 'bus'>, at: number, insert: string, remove = 0) =>
    expect(bus.execute(editText, { fileId: scriptId, edits: [{ at, remove, insert }] }).ok).toBe(true)
  type(ana, 0, 'one\nthree\n')
  ben.bus.applyRemote(Y.encodeStateAsUpdate(ana.document), 'ana')
  type(ana, 4, 'two\n')
  ana.wait(10_000)
  type(ana, 3, '!')
  ana.bus.undo(`file:${scriptId}`)
  type(ben, 0, 'zero\n')
  const closed = closing(ben)
  const { document, refused } = carried(ana, closed)
  expect(materialise(document).text(scriptId)).toBe(`zero\none\ntwo\nthree\n${begun}`)
  const others = goneOn(closed)
  type(others, 0, '// counting\n')
  type(others, 12 + 'zero\none\nthree\n'.length, 'four\n')
  expect(refused).toEqual([])
  expect(materialise(merged(document, others.document)).text(scriptId)).toBe(
    `// counting\nzero\none\ntwo\nthree\nfour\n${begun}`,
  )
})

test('what was acknowledged is not done twice, and what came over another tab of the browser is done', () => {
  const [ana, ben] = [anna(), bert()]
  ana.bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: 'sent ' }] })
  ben.bus.applyRemote(Y.encodeStateAsUpdate(ana.document), 'ana')
  const tab = workbench({ actor: 'ana', clientId: 2_002, update: Y.encodeStateAsUpdate(ana.document) })
  tab.bus.execute(createEntity, box('from-tab'))
  ana.bus.applyRemote(Y.encodeStateAsUpdate(tab.document), 'tab:other')
  const { document, entries } = carried(ana, closing(ben))
  expect(materialise(document).text(scriptId)).toBe(`sent ${begun}`)
  expect(materialise(document).entity(entityId('from-tab'))?.name).toBe('FROM-TAB')
  expect(entries).toHaveLength(1)
})

/** Two boxes of one session, and of the next, after a reload, a name that one of them got. */
function twoSessions() {
  const closed = closing(anna())
  const one = anna()
  for (const id of ['new1', 'new2']) one.bus.execute(createEntity, box(id))
  const two = workbench({ actor: 'ana', clientId: 2_003, update: Y.encodeStateAsUpdate(one.document) })
  two.bus.execute(renameEntity, { entityId: entityId('new1'), name: 'Renamed offline' })
  return { closed, one, two }
}
const nameIn = (document: Y.Doc, id: string) => materialise(document).entity(entityId(id))?.name

test('what a scene held that was made and deleted without a network is not brought along without it', () => {
  const [ana, ben] = [anna(), bert()]
  const copy = SceneId.parse('copied')
  const lone = { id: 'lone', type: 'control_wait', fields: {}, extra: {}, shadows: {}, hasNext: true }
  ana.bus.execute(changeBlocks, {
    fileId: indexId,
    upserts: [{ ...lone, at: { parent: null, x: 0, y: 0 } }],
    deletes: [],
  })
  ben.bus.applyRemote(Y.encodeStateAsUpdate(ana.document), 'ana')
  ana.bus.execute(copyScene, { sourceId: sceneId, sceneId: copy })
  expect(materialise(ana.document).files(copy)).toHaveLength(2)
  ana.bus.execute(deleteScene, { sceneId: copy })
  const { document, refused } = carried(ana, closing(ben), [])
  expect(refused).toEqual([])
  expect(materialise(document).broken(sceneId)).toEqual([])
  expect([...document.share.keys()].filter((root) => root.includes(copy))).toEqual([])
})

test('in whatever order the sessions of a device come, all of their work is done again', () => {
  const { closed, one, two } = twoSessions()
  for (const entries of [
    [...one.journal, ...two.journal],
    [...two.journal, ...one.journal],
    [...two.journal, ...one.journal].toReversed(),
  ]) {
    const { document, refused, entries: done } = carried(two, closed, entries)
    expect(nameIn(document, 'new1')).toBe('Renamed offline')
    expect(nameIn(document, 'new2')).toBe('NEW2')
    expect(refused).toEqual([])
    expect(done).toHaveLength(3)
  }
})

test('work whose ground no journal holds is done from the document, and is reported where that lacks it too', () => {
  const { closed, one, two } = twoSessions()
  const whole = carried(two, closed, two.journal)
  expect(nameIn(whole.document, 'new1')).toBe('Renamed offline')
  expect(whole.refused).toEqual([])
  const lacking = carried(anna(), closed, two.journal)
  expect(lacking.refused).toEqual([{ type: 'entity.rename', code: 'entity.missing', params: {} }])
  type(one, 'typed')
  const typist = workbench({ actor: 'ana', clientId: 2_004, update: Y.encodeStateAsUpdate(one.document) })
  type(typist, 'more')
  expect(carried(anna(), closed, typist.journal).refused).toMatchObject([{ code: 'payload.invalid' }])
})

const type = ({ bus }: Workbench, insert: string) =>
  bus.execute(editText, { fileId: scriptId, edits: [{ at: 1, remove: 0, insert }] })

test('a command that finds nothing to do now, and yet changed something, is done by what it changed', () => {
  const [ana, ben] = [anna(), bert()]
  const last = FileId.parse('last')
  ana.bus.execute(createFile, { fileId: last, sceneId, kind: 'js' })
  ben.bus.applyRemote(Y.encodeStateAsUpdate(ana.document), 'ana')
  const tabs = (document: Y.Doc) =>
    materialise(document)
      .files(sceneId)
      .map(({ id }) => id)
  expect(tabs(ana.document)).toEqual([indexId, scriptId, last])
  ana.bus.execute(reorderFile, { fileId: last, before: scriptId })
  ben.bus.execute(reorderFile, { fileId: indexId, before: last })
  ben.bus.execute(reorderFile, { fileId: scriptId, before: null })
  // Where the epoch was closed the tab lies in front of that one already, but its place is another one than both together gave it.
  expect(tabs(ben.document)).toEqual([indexId, last, scriptId])
  const together = tabs(merged(ana.document, ben.document))
  expect(together).toEqual([last, indexId, scriptId])
  const { document, refused } = carried(ana, closing(ben))
  expect(tabs(document)).toEqual(together)
  expect(refused).toEqual([])
})

test('a command that is refused now is reported with its reason, and the others are done', () => {
  const [ana, ben] = [anna(), bert()]
  ana.bus.execute(renameEntity, { entityId: entityId('a'), name: 'Castle' })
  ana.bus.execute(renameEntity, { entityId: entityId('b'), name: 'Bridge' })
  ben.bus.execute(deleteEntities, { entityIds: [entityId('a')] })
  const { document, refused } = carried(ana, closing(ben))
  expect(refused).toEqual([{ type: 'entity.rename', code: 'entity.missing', params: {} }])
  expect(materialise(document).entity(entityId('b'))?.name).toBe('Bridge')
})

test('the oldest deletion that a person can still undo is undone in the next epoch, however busy four others were', () => {
  const [ana, ben] = [anna(), bert()]
  ana.bus.execute(deleteEntities, { entityIds: [entityId('a')] })
  const deletion = ana.bus.saveUndo().stacks[0]?.undo[0]?.commandId ?? ''
  const move = ({ bus }: Workbench, times: number) => {
    for (let count = 0; count < times; count++)
      bus.execute(moveEntity, {
        entityId: entityId('c'),
        parentId: count % 2 === 0 ? null : entityId('b'),
        before: null,
      })
  }
  ben.bus.applyRemote(Y.encodeStateAsUpdate(ana.document), 'ana')
  move(ben, 4 * undoLimit)
  ana.bus.applyRemote(Y.encodeStateAsUpdate(ben.document), 'ben')
  move(ana, undoLimit - 1)
  expect(recordsOf(ana.document).lamport).toBeGreaterThan(4.9 * undoLimit)
  const next = workbench({ update: Y.convertUpdateFormatV2ToV1(compactDocument(ana.document)) })
  const turn = { ended: ana.document, begun: next.document, client: 100, entries: [] }
  expect(next.bus.restoreUndo(carryUndo(ana.bus.saveUndo(), turn))).toBe(true)
  expect(next.bus.undoCommand(deletion)).toMatchObject({ ok: true })
  expect(next.bus.project.entity(entityId('a'))?.name).toBe('A')
})

test('steps of things can be undone in the next epoch, steps of texts stay behind', () => {
  const ana = anna()
  ana.bus.execute(renameEntity, { entityId: entityId('a'), name: 'Castle' })
  ana.bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: 'typed' }] })
  const next = new Y.Doc()
  Y.applyUpdateV2(next, compactDocument(ana.document))
  const bus = createCommandBus({
    document: next,
    actor: 'ana',
    clock: () => 0,
    newId: () => 'n',
    journal: new MemoryJournal(),
  })
  expect(
    bus.restoreUndo(
      carryUndo(ana.bus.saveUndo(), { ended: ana.document, begun: next, client: next.clientID, entries: [] }),
    ),
  ).toBe(true)
  expect(bus.nextUndo(`file:${scriptId}`)).toBeUndefined()
  expect(bus.undo('scene').ok).toBe(true)
  expect(bus.project.entity(entityId('a'))?.name).toBe('A')
  expect(bus.redo('scene').ok).toBe(true)
  expect(bus.project.entity(entityId('a'))?.name).toBe('Castle')
  expect(bus.project.text(scriptId)).toBe(`typed${begun}`)
  expect(recordsOf(next).lamport).toBeGreaterThan(0)
})

test('what builds on another session’s work waits for it as often as it takes, and is done as the command that it was', () => {
  const one = anna()
  const closed = closing(one)
  for (const id of ['a', 'b', 'c'] as const)
    one.bus.execute(renameEntity, { entityId: entityId(id), name: `My ${id}` })
  const { entries, refused } = carried(one, closed, one.journal.toReversed())
  expect(refused).toEqual([])
  expect(entries.map(({ event }) => event.kind === 'command' && event.command.payload)).toMatchObject([
    { name: 'My a' },
    { name: 'My b' },
    { name: 'My c' },
  ])
})
