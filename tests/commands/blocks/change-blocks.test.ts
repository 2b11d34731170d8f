import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { BlockChange } from '../../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import { FileId } from '../../../model/ids.ts'
import { fileId, startBytes } from '../../blocks/replica.ts'

const surface = `file:${fileId}` as const

function open(clientId = 2, start = startBytes()) {
  const document = new Y.Doc()
  Y.applyUpdate(document, start)
  document.clientID = clientId
  let time = 0
  const clock = () => {
    time += 1_000
    return time
  }
  const journal = new MemoryJournal()
  const bus = createCommandBus({ document, actor: `p${clientId}`, clock, newId: () => `c${time}`, journal })
  const change = (parts: Partial<BlockChange>) =>
    bus.execute(changeBlocks, { fileId, upserts: [], deletes: [], ...parts })
  const shown = () => bus.project.blocks(fileId).blocks
  return { document, bus, journal, change, shown }
}

const block = (id: string, fields = {}, at?: BlockChange['upserts'][number]['at']) => ({
  id,
  type: 'control_wait',
  hasNext: true,
  fields,
  extra: {},
  shadows: {},
  ...(at ? { at } : {}),
})
const free = { parent: null, x: 10, y: 20 } as const

describe('blocks.change', () => {
  test('stores a block, and undo and redo take it away and bring it back', () => {
    const { bus, change, shown } = open()
    change({ upserts: [block('a', { NUM: 1 }, free)] })
    expect(shown().get('a')).toMatchObject({ type: 'control_wait', place: free, fields: { NUM: 1 } })
    expect(bus.undo(surface)).toMatchObject({
      ok: true,
      label: { key: 'command.blocks.change', params: { context: 'added' } },
    })
    expect(shown().size).toBe(0)
    expect(bus.redo(surface).ok).toBe(true)
    expect(shown().get('a')?.fields).toEqual({ NUM: 1 })
  })

  test('writes nothing where nothing differs', () => {
    const { change, journal } = open()
    change({ upserts: [block('a', { NUM: 1 }, free)] })
    const before = journal.entries.length
    expect(change({ upserts: [block('a', { NUM: 1 }, free)] })).toEqual({ ok: true, changed: false })
    expect(journal.entries.length).toBe(before)
  })

  test('erases what a block no longer has, and deletes softly', () => {
    const { bus, change, shown } = open()
    change({ upserts: [block('a', { NUM: 1, TEXT: 'x' }, free)] })
    change({ upserts: [block('a', { TEXT: 'x' })] })
    expect(shown().get('a')?.fields).toEqual({ TEXT: 'x' })
    change({ deletes: ['a'] })
    expect(shown().has('a')).toBe(false)
    expect(bus.project.blocks(fileId).records.get('a')?.isDeleted).toBe(true)
    bus.undo(surface)
    expect(shown().get('a')?.fields).toEqual({ TEXT: 'x' })
  })

  test('an undo leaves alone what somebody else wrote into another field of the block', () => {
    const mine = open(2)
    mine.change({ upserts: [block('a', { NUM: 1, TEXT: 'x' }, free)] })
    const other = open(3, Y.encodeStateAsUpdate(mine.document))
    mine.change({ upserts: [block('a', { NUM: 2, TEXT: 'x' })] })
    other.change({ upserts: [block('a', { NUM: 1, TEXT: 'theirs' })] })
    mine.bus.applyRemote(Y.encodeStateAsUpdate(other.document), 'other')
    mine.bus.undo(surface)
    expect(mine.shown().get('a')?.fields).toEqual({ NUM: 1, TEXT: 'theirs' })
  })

  test('refuses another kind of file, a file that is gone, and parts that would smuggle in a structure', () => {
    const { bus, document } = open()
    const bytes = Y.encodeStateAsUpdate(document)
    const empty = { upserts: [], deletes: ['a'] }
    expect(bus.execute(changeBlocks, { ...empty, fileId: FileId.parse('file-2') })).toMatchObject({
      code: 'file.not-blocks',
    })
    expect(bus.execute(changeBlocks, { ...empty, fileId: FileId.parse('nothing') })).toMatchObject({
      code: 'file.missing',
    })
    const smuggled = { ...block('a', {}, free), extra: { inputs: {} } }
    expect(bus.execute(changeBlocks, { fileId, upserts: [smuggled], deletes: [] })).toMatchObject({
      code: 'payload.invalid',
    })
    expect(Y.encodeStateAsUpdate(document)).toEqual(bytes)
  })

  test('two gestures are two steps', () => {
    const { bus, change, shown } = open()
    change({ gesture: 'g1', upserts: [block('a', {}, free)] })
    change({ gesture: 'g2', upserts: [block('b', {}, free)] })
    bus.undo(surface)
    expect([...shown().keys()]).toEqual(['a'])
  })

  test('keeps variables apart by name and brings a deleted one back by undo', () => {
    const { bus, change } = open()
    change({ variables: { upserts: [{ id: 'v', name: 'score', type: '' }], deletes: [] } })
    change({ variables: { upserts: [{ id: 'w', name: 'Score', type: '' }], deletes: [] } })
    const names = () => bus.project.blocks(fileId).variables.map(({ name }) => name)
    expect(names()).toEqual(['score', 'Score2'])
    change({ variables: { upserts: [], deletes: ['v'] } })
    expect(names()).toEqual(['Score'])
    bus.undo(surface)
    expect(names()).toEqual(['score', 'Score2'])
  })

  test('stores comments beside blocks as one step, and only what differs', () => {
    const { bus, change, shown, journal } = open()
    const note = { id: 'n', text: 'Springt!', x: 5, y: 6, width: 200, height: 100 }
    const comments = () => bus.project.blocks(fileId).comments
    change({ upserts: [block('a', {}, free)], comments: { upserts: [note], deletes: [] } })
    expect(comments()).toEqual([
      { ...note, collapsed: false, editable: true, movable: true, deletable: true },
    ])
    const entries = journal.entries.length
    expect(change({ comments: { upserts: [note], deletes: ['gone'] } })).toEqual({ ok: true, changed: false })
    expect(journal.entries.length).toBe(entries)
    bus.undo(surface)
    expect([comments(), shown().size]).toEqual([[], 0])
    bus.redo(surface)
    change({ comments: { upserts: [], deletes: ['n'] } })
    expect(comments()).toEqual([])
    change({ comments: { upserts: [{ ...note, text: 'later' }], deletes: [] } })
    expect(comments()[0]?.text).toBe('later')
  })

  test('a comment that one person moves and another writes in keeps both', () => {
    const note = { id: 'n', text: 'a', x: 5, y: 6, width: 200, height: 100 }
    const mine = open(2)
    mine.change({ comments: { upserts: [note], deletes: [] } })
    const other = open(3, Y.encodeStateAsUpdate(mine.document))
    mine.change({ comments: { upserts: [{ ...note, x: 50 }], deletes: [] } })
    other.change({ comments: { upserts: [{ ...note, text: 'b' }], deletes: [] } })
    mine.bus.applyRemote(Y.encodeStateAsUpdate(other.document), 'other')
    expect(mine.bus.project.blocks(fileId).comments).toMatchObject([{ text: 'b', x: 50 }])
  })

  test('refuses comments out of bounds', () => {
    const { change } = open()
    const note = { id: 'n', text: 'a', x: 5, y: 6, width: 200, height: 100 }
    for (const wrong of [{ text: 'x'.repeat(20_001) }, { x: 2e6 }, { width: -1 }, { id: '' }])
      expect(change({ comments: { upserts: [{ ...note, ...wrong }], deletes: [] } })).toMatchObject({
        ok: false,
      })
  })
})

test('the number that tells a variable from another of its name is nobody’s wish: sent back it is not written', () => {
  const { change, bus, document } = open()
  const variable = (id: string, name: string) => ({ id, name, type: '' })
  change({ variables: { upserts: [variable('v', 'score')], deletes: [] } })
  // As somebody has made it elsewhere meanwhile.
  document.transact(() => {
    const twin = document.getMap<Y.Map<unknown>>(`vars:${fileId}`).get('v')?.clone()
    if (twin) document.getMap(`vars:${fileId}`).set('w', twin)
  })
  const shown = bus.project.blocks(fileId).variables
  expect(new Set(shown.map(({ name }) => name)).size).toBe(2)
  expect(
    change({ variables: { upserts: shown.map(({ id, name }) => variable(id, name)), deletes: [] } }),
  ).toEqual({
    ok: true,
    changed: false,
  })
})
