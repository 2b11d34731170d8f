// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { act } from 'react'
import { Tabs } from 'react-aria-components'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BlockUpsert } from '../../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { deleteEntities } from '../../../commands/entity/delete-entities.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { FileId } from '../../../model/ids.ts'
import { createValue } from '../../../src/client/observable-value.ts'
import { chooseLocale } from '../../../src/i18n/i18n.ts'
import { followMistakes } from '../../../src/workspace/code/follow-mistakes.ts'
import { WorkspaceFoot } from '../../../src/workspace/foot/WorkspaceFoot.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

const fileId = FileId.parse('written')
let rendered: RenderedWorkspace
let stop: () => void
const frames = createValue<{ edit: 'loading' | 'shown' }>({ edit: 'shown' })

beforeEach(async () => {
  rendered = await renderWorkspace(
    <Tabs>
      <WorkspaceFoot />
    </Tabs>,
  )
  const { bus, state } = rendered
  act(() => {
    bus.execute(createFile, { fileId, sceneId: state.sceneId.get(), name: 'Tab2', kind: 'js' })
  })
  frames.set({ edit: 'shown' })
  stop = followMistakes(bus, state, frames)
})
afterEach(async () => {
  stop()
  rendered.unmount()
  await chooseLocale('en')
})

const write = (text: string) =>
  act(() => {
    const { bus } = rendered
    const remove = bus.project.text(fileId).length
    bus.execute(editText, { fileId, edits: [{ at: 0, remove, insert: text }] })
  })
const patience = { timeout: 20_000 }

test('what is underlined counts before it has run, in both languages, and a click shows its tab', async () => {
  expect(rendered.page.textContent).toContain('No errors')
  write("scene.get('Bix').hide()\nlet a = \n")
  const shown = await screen.findByRole('button', { name: '1 thing to look at' }, patience)
  write("scene.get('Bix')\nscene.get('Bux')\n")
  await screen.findByRole('button', { name: '2 things to look at' }, patience)
  act(() => rendered.state.view.set('design'))
  act(() => shown.click())
  expect([rendered.state.view.get(), rendered.state.lookAt.get()]).toMatchObject([
    'code',
    { fileId, line: 1 },
  ])
  act(() => shown.click())
  expect(rendered.state.lookAt.get()).toMatchObject({ fileId, line: 2 })
  act(() => shown.click())
  expect(rendered.state.lookAt.get()).toMatchObject({ fileId, line: 1 })
  await act(() => chooseLocale('de'))
  await screen.findByRole('button', { name: '2 Stellen zum Anschauen' }, patience)
  write("scene.get('Box')\n")
  await screen.findByText('Keine Fehler', undefined, patience)
})

test('the checker waits for the scene', async () => {
  frames.set({ edit: 'loading' })
  write("scene.get('Bix')\n")
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(rendered.state.mistakes.get()).toEqual([])
  act(() => frames.set({ edit: 'shown' }))
  await screen.findByRole('button', { name: '1 thing to look at' }, patience)
})

test('what the run said of an underlined line is one thing, not two', async () => {
  write("scene.get('Bix')\nscene.get('Bux')\n")
  await screen.findByRole('button', { name: '2 things to look at' }, patience)
  act(() => {
    const error = {
      fileId,
      fileName: 'Tab2',
      line: 1,
      column: 1,
      code: 'no-such-item',
      params: { name: 'Bix' },
    }
    rendered.state.console.appendErrors([error])
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await screen.findByRole('button', { name: '2 things to look at' })
})

test('a block that is about a thing which is gone counts before it has run, and no more when that is back', async () => {
  const { bus, state, boxId } = rendered
  const blocksId = FileId.parse('built')
  const block = (id: string, type: string, parent: string | null, fields = {}): BlockUpsert => ({
    ...{ id, type, fields, extra: {}, shadows: {}, hasNext: true },
    at: parent === null ? { parent, x: 0, y: 0 } : { parent, input: 'next', kind: 'statement' },
  })
  act(() => {
    bus.execute(createFile, { fileId: blocksId, sceneId: state.sceneId.get(), name: 'Tab3', kind: 'blocks' })
    bus.execute(changeBlocks, {
      fileId: blocksId,
      upserts: [
        block('start', 'event_start', null),
        block('hide', 'looks_hide', 'start', { ITEM: boxId }),
        block('unchosen', 'looks_hide', 'hide', { ITEM: '' }),
        block('it', 'looks_hide', 'unchosen', { ITEM: '@it' }),
      ],
      deletes: [],
    })
  })
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(rendered.page.textContent).toContain('No errors')
  act(() => void bus.execute(deleteEntities, { entityIds: [boxId] }))
  const button = await screen.findByRole('button', { name: '1 thing to look at' }, patience)
  expect(state.mistakes.get()).toEqual([{ fileId: blocksId, line: 5, column: null, blockId: 'hide' }])
  act(() => button.click())
  expect(state.lookAt.get()).toMatchObject({ fileId: blocksId, line: 5 })
  act(() => {
    const loose = ['first', 'second'].map((id) => block(id, 'looks_hide', null, { ITEM: boxId }))
    bus.execute(changeBlocks, { fileId: blocksId, upserts: loose, deletes: [] })
  })
  const threeThings = await screen.findByRole('button', { name: '3 things to look at' }, patience)
  const visited = [1, 2, 3].map(() => {
    act(() => threeThings.click())
    return state.lookAt.get()?.blockId
  })
  expect(visited.toSorted()).toEqual(['first', 'hide', 'second'])
  const ofNoLine = { line: null, column: null, code: 'too-many-sounds', params: {} }
  act(() => state.console.appendErrors([{ fileId: blocksId, fileName: 'Tab3', ...ofNoLine }]))
  await screen.findByRole('button', { name: '4 things to look at' }, patience)
  act(() => state.console.clear())
  act(() => void bus.undo('scene'))
  await screen.findByText('No errors', undefined, patience)
})
