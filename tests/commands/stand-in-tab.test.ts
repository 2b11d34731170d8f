import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import { createFile } from '../../commands/file/create-file.ts'
import { deleteFile } from '../../commands/file/delete-file.ts'
import { duplicateFile } from '../../commands/file/duplicate-file.ts'
import { renameFile } from '../../commands/file/rename-file.ts'
import { FileId, SceneId } from '../../model/ids.ts'
import { materialise } from '../../model/project/materialise.ts'
import { shown } from './support/shown.ts'
import { type Workbench, workbench } from './support/workbench.ts'

const bare = SceneId.parse('bare')
const index = FileId.parse('index-bare')
const second = FileId.parse('second')
const block = { id: 'b1', type: 'x', hasNext: false, fields: {}, extra: {}, shadows: {} } as const

/** A project with a scene that has no tab: somebody else's program has made it. */
function withoutTabs(): Workbench {
  const bench = workbench()
  bench.document.getMap('scenes').set(bare, new Y.Map([['name', 'Bare']]))
  return bench
}

const tabs = ({ bus }: Workbench) => bus.project.files(bare).map(({ name }) => name)

function expectSameAgain({ bus, document }: Workbench): void {
  const again = new Y.Doc()
  Y.applyUpdate(again, Y.encodeStateAsUpdate(document))
  expect(shown(materialise(again))).toBe(shown(bus.project))
}

test('the empty tab of a scene that has none is stored with the first thing that is done in it', () => {
  const bench = withoutTabs()
  const { bus, document } = bench
  expect(tabs(bench)).toEqual(['index'])
  expect(document.getMap('files').has(index)).toBe(false)
  expect(bus.execute(changeBlocks, { fileId: index, upserts: [block], deletes: [] })).toMatchObject({
    ok: true,
  })
  expect(bus.project.file(index)).toMatchObject({ sceneId: bare, kind: 'blocks' })
  expect(document.getMap('files').has(index)).toBe(true)
  expect(bus.execute(createFile, { fileId: second, sceneId: bare, kind: 'js' })).toMatchObject({ ok: true })
  expect(tabs(bench)).toEqual(['index', 'Tab2'])
  expect([...bus.project.blocks(index).blocks.keys()]).toEqual(['b1'])
  expectSameAgain(bench)
})

test.each<[string, (bench: Workbench) => unknown, readonly string[]]>([
  [
    'a new tab',
    ({ bus }) => bus.execute(createFile, { fileId: second, sceneId: bare, kind: 'js' }),
    ['index', 'Tab2'],
  ],
  ['a copy', ({ bus }) => bus.execute(duplicateFile, { sourceId: index, fileId: second }), ['index', 'Tab2']],
  ['another name', ({ bus }) => bus.execute(renameFile, { fileId: index, name: 'Start' }), ['Start']],
])('it takes %s, which can be undone and done again', (_, deed, after) => {
  const bench = withoutTabs()
  expect(deed(bench)).toMatchObject({ ok: true })
  expect(tabs(bench)).toEqual(after)
  expectSameAgain(bench)
  expect(bench.bus.undo('project')).toMatchObject({ ok: true })
  expect(tabs(bench)).toEqual(['index'])
  expect(bench.bus.redo('project')).toMatchObject({ ok: true })
  expect(tabs(bench)).toEqual(after)
  expectSameAgain(bench)
})

test('it stays when it is the last one, and is not made for a scene that is not stored', () => {
  const bench = withoutTabs()
  expect(bench.bus.execute(deleteFile, { fileId: index })).toMatchObject({ code: 'file.last' })
  const empty = workbench()
  empty.document.getMap('scenes').clear()
  empty.document.getMap('files').clear()
  const [tab] = empty.bus.project.files(empty.bus.project.defaultScene.id)
  if (!tab) throw new Error('a scene always has a tab')
  expect(empty.bus.execute(renameFile, { fileId: tab.id, name: 'x' })).toMatchObject({
    code: 'payload.invalid',
  })
})
