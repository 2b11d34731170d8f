// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { FileId } from '../../../model/ids.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { chooseLocale } from '../../../src/i18n/i18n.ts'
import { ConsoleErrors } from '../../../src/workspace/code/ConsoleErrors.tsx'
import { useCell } from '../../../src/workspace/state/use-cell.ts'
import { useWorkspace } from '../../../src/workspace/state/workspace-context.ts'
import { runTab } from '../../../src/workspace/watch/watch-state.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'
import { programOf } from '../watch/program-of.ts'

const written = FileId.parse('written')
const built = FileId.parse('built')
let rendered: RenderedWorkspace

function Errors() {
  const { errors } = useCell(useWorkspace().state.console)
  return <ConsoleErrors errors={errors} onShow={() => undefined} />
}

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined
  rendered = await renderWorkspace(<Errors />)
  const { bus, state } = rendered
  const sceneId = state.sceneId.get()
  bus.execute(createFile, {
    fileId: written,
    sceneId,
    kind: 'js',
    text: "boxes()\nbox(scene.get('Bux'), 'Bux')\n",
  })
  bus.execute(createFile, { fileId: built, sceneId, kind: 'blocks' })
})
afterEach(async () => {
  rendered.unmount()
  await chooseLocale('en')
})

async function tell(error: Pick<ScriptError, 'fileId' | 'line' | 'code' | 'params'>) {
  await act(async () => {
    rendered.state.console.appendErrors([{ fileName: 'Tab', column: null, ...error }])
    await new Promise((resolve) => setTimeout(resolve, 60))
  })
}
const text = () => rendered.bus.project.text(written)

test('what was meant is written where the other word stands, in one step, and the mistake is gone', async () => {
  const params = { name: 'Bux', suggestion: 'Box' }
  await tell({ fileId: written, line: 2, code: 'no-such-item.suggest', params })
  const before = text()
  await act(async () => {
    screen.getByRole('button', { name: 'Use “Box”' }).click()
    await new Promise((resolve) => setTimeout(resolve, 60))
  })
  expect(text()).toBe("boxes()\nbox(scene.get('Box'), 'Bux')\n")
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => void rendered.bus.undo(`file:${written}`))
  expect(text()).toBe(before)
})

test('a word within another one, and a place that is told, are respected; in German it says so', async () => {
  await tell({
    fileId: written,
    line: 1,
    code: 'unknown-name.suggest',
    params: { name: 'box', suggestion: 'Box' },
  })
  expect(screen.queryByRole('button', { name: /Use/ })).toBeNull()
  await chooseLocale('de')
  const params = { name: 'color', found: "'Bux'", suggestion: 'red' }
  await act(async () => {
    rendered.state.console.appendErrors([
      { fileId: written, fileName: 'Tab', line: 2, column: 22, code: 'unknown-choice.suggest', params },
    ])
    await new Promise((resolve) => setTimeout(resolve, 60))
  })
  act(() => screen.getByRole('button', { name: '„red“ nehmen' }).click())
  expect(text()).toBe("boxes()\nbox(scene.get('Bux'), 'red')\n")
})

test('a word that was typed into a block is mended there', async () => {
  const { bus, state } = rendered
  const block = (id: string, type: string, fields: Record<string, string>) => ({
    ...{ id, type, fields, hasNext: type === 'event_start', extra: {}, shadows: {} },
  })
  bus.execute(changeBlocks, {
    fileId: built,
    upserts: [
      { ...block('starts', 'event_start', {}), at: { parent: null, x: 0, y: 0 } },
      {
        ...block('goes', 'control_scene', { SCENE: 'sceme2' }),
        at: { parent: 'starts', input: 'next', kind: 'statement' },
      },
    ],
    deletes: [],
  })
  state.watch.program.set(await programOf(bus.project, state.sceneId.get()))
  const [line = 0] = [...runTab(state.watch, built).blockOfLine].find(([, id]) => id === 'goes') ?? []
  await tell({
    ...{ fileId: built, line, code: 'no-such-scene.suggest' },
    params: { name: 'sceme2', suggestion: 'scene2' },
  })
  act(() => screen.getByRole('button', { name: 'Use “scene2”' }).click())
  expect(bus.project.blocks(built).blocks.get('goes')?.fields).toEqual({ SCENE: 'scene2' })
})

test('nothing is offered for what is not written any longer', async () => {
  await tell({
    fileId: written,
    line: 2,
    code: 'no-such-item.suggest',
    params: { name: 'Bux', suggestion: 'Box' },
  })
  expect(screen.queryByRole('button', { name: 'Use “Box”' })).not.toBeNull()
  const remove = text().length
  act(() => void rendered.bus.execute(editText, { fileId: written, edits: [{ at: 0, remove, insert: '' }] }))
  expect(screen.queryByRole('button', { name: 'Use “Box”' })).toBeNull()
})
