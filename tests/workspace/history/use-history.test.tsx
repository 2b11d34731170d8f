// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { deleteFile } from '../../../commands/file/delete-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { restoreProject } from '../../../commands/project/restore-project.ts'
import { FileId } from '../../../model/ids.ts'
import { useHistory } from '../../../src/workspace/history/use-history.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace
let history: ReturnType<typeof useHistory>

function Keys() {
  history = useHistory()
  return null
}

const script = FileId.parse('script')
const other = FileId.parse('other')

beforeEach(async () => {
  localStorage.clear()
  rendered = await renderWorkspace(<Keys />)
  const { bus, state } = rendered
  const sceneId = bus.project.defaultScene.id
  for (const fileId of [script, other]) bus.execute(createFile, { fileId, sceneId, kind: 'js', text: '' })
  act(() => {
    state.openFile.set(script)
    state.view.set('code')
  })
})
afterEach(() => rendered.unmount())

const type = (insert: string) =>
  rendered.bus.execute(editText, { fileId: script, edits: [{ at: 0, remove: 0, insert }] })
const text = () => rendered.bus.project.text(script)
const hasOther = () => rendered.bus.project.file(other) !== undefined

test('[S27] in Code undo takes back what was done last, typing or whole tabs, and redo brings it back in order', () => {
  type('a')
  rendered.bus.execute(deleteFile, { fileId: other })
  type('b')
  const seen = [[text(), hasOther()]]
  for (const step of ['undo', 'undo', 'undo', 'redo', 'redo', 'redo'] as const) {
    act(() => history[step]())
    seen.push([text(), hasOther()])
  }
  const [all, noB, back, none] = [
    ['ba', false],
    ['a', false],
    ['a', true],
    ['', true],
  ]
  expect(seen).toEqual([all, noB, back, none, back, noB, all])
})

test('[S27] what another view holds stays: Design leaves tabs alone, Code leaves things alone', () => {
  const { bus, state, boxId } = rendered
  bus.execute(renameEntity, { entityId: boxId, name: 'Crate' })
  bus.execute(deleteFile, { fileId: other })
  act(() => state.view.set('design'))
  act(() => history.undo())
  expect([bus.project.entity(boxId)?.name, hasOther()]).toEqual(['Box', false])
  bus.execute(renameEntity, { entityId: boxId, name: 'Crate' })
  act(() => state.view.set('code'))
  act(() => history.undo())
  expect([bus.project.entity(boxId)?.name, hasOther()]).toEqual(['Crate', true])
})

test.each(['design', 'code'] as const)(
  '[S27] a whole project that was brought back can be undone in %s',
  (view) => {
    const { bus, state, boxId } = rendered
    bus.execute(renameEntity, { entityId: boxId, name: 'Crate' })
    type('a')
    const records = [
      {
        root: `ents:${bus.project.defaultScene.id}` as const,
        id: boxId,
        set: [['name', 'Old'] as [string, string]],
        erase: [],
      },
    ]
    expect(bus.execute(restoreProject, { about: { kind: 'project' }, records, texts: [] })).toMatchObject({
      changed: true,
    })
    act(() => state.view.set(view))
    act(() => history.undo())
    expect([bus.project.entity(boxId)?.name, text()]).toEqual(['Crate', 'a'])
  },
)

test('[S27] the order of steps outlives a reload', () => {
  type('a')
  rendered.bus.execute(deleteFile, { fileId: other })
  expect(rendered.bus.restoreUndo(JSON.parse(JSON.stringify(rendered.bus.saveUndo())))).toBe(true)
  act(() => history.undo())
  expect([text(), hasOther()]).toEqual(['a', true])
})
