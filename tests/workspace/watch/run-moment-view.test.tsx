// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BlockUpsert } from '../../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { chooseLocale } from '../../../src/i18n/i18n.ts'
import { ConsoleErrors } from '../../../src/workspace/code/ConsoleErrors.tsx'
import { useProject } from '../../../src/workspace/session-context.ts'
import { useCell } from '../../../src/workspace/state/use-cell.ts'
import { useWorkspace } from '../../../src/workspace/state/workspace-context.ts'
import { RunMomentView } from '../../../src/workspace/watch/RunMomentView.tsx'
import { runTab } from '../../../src/workspace/watch/watch-state.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'
import { programOf } from './program-of.ts'

let rendered: RenderedWorkspace

const block = (id: string, type: string, at: BlockUpsert['at'], fields: BlockUpsert['fields'] = {}) => ({
  ...{ id, type, at, fields, hasNext: true, extra: {} },
  shadows: {
    TEXT: { type: 'text', fields: { TEXT: 'Hello' } },
    SECONDS: { type: 'math_number', fields: { NUM: 2 } },
  },
})

function Both({ line }: { readonly line: number }) {
  useCell(useWorkspace().state.watch.program)
  const file = useProject((project) => project.files(project.defaultScene.id)[0])
  const blocks = useProject((project) => file && project.blocks(file.id).blocks)
  if (!file || !blocks?.size) return null
  const next = { fileId: file.id, line }
  const error = { ...next, fileName: 'Tab1', column: null, code: 'unknown-item', params: { name: 'Dargon' } }
  return (
    <>
      <RunMomentView moment={{ isPaused: true, next, stepsBack: 0, age: 0, mostBack: 0, variables: [] }} />
      <ConsoleErrors errors={[{ ...error, times: 1, things: [] }]} onShow={() => undefined} />
    </>
  )
}

async function show(line: number) {
  rendered = await renderWorkspace(<Both line={line} />)
  const [file] = rendered.bus.project.files(rendered.state.sceneId.get())
  if (!file) throw new Error('no file')
  const below = { parent: 'starts', input: 'next', kind: 'statement' } as const
  act(() => {
    rendered.bus.execute(changeBlocks, {
      fileId: file.id,
      upserts: [
        block('starts', 'event_start', { parent: null, x: 0, y: 0 }),
        block('says', 'looks_say', below, { ITEM: rendered.boxId }),
      ],
      deletes: [],
    })
  })
  const { bus, state } = rendered
  await act(async () => state.watch.program.set(await programOf(bus.project, file.sceneId)))
  return { ...runTab(state.watch, file.id), fileId: file.id }
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(async () => {
  rendered.unmount()
  await chooseLocale('en')
})

test('a block is told by its words where a run stands and where it went wrong, in both languages', async () => {
  const { source } = await show(4)
  expect(source.split('\n')[3]).toContain('say(')
  const text = () => rendered.page.textContent ?? ''
  expect(text()).toContain('Next: Box says “Hello” for 2 s')
  expect(text()).toContain('In index: Box says “Hello” for 2 s')
  expect(text()).not.toMatch(/line \d/)
  await act(() => chooseLocale('de'))
  expect(text()).toContain('Als Nächstes: Box sagt „Hello“ für 2 s')
  expect(text()).not.toMatch(/Zeile \d/)
})

test('a block that was put elsewhere since is told all the same, and one that was deleted is told by its tab', async () => {
  const { fileId } = await show(4)
  const before = (at: BlockUpsert['at']) =>
    act(
      () =>
        void rendered.bus.execute(changeBlocks, {
          fileId,
          upserts: [block('says', 'looks_say', at, { ITEM: rendered.boxId })],
          deletes: [],
        }),
    )
  before({ parent: null, x: 200, y: 200 })
  expect(rendered.page.textContent).toContain('In index: Box says “Hello” for 2 s')
  act(() => void rendered.bus.execute(changeBlocks, { fileId, upserts: [], deletes: ['says'] }))
  expect(rendered.page.textContent).not.toContain('Next')
  expect(rendered.page.textContent).toMatch(/In \w+\. /)
  expect(rendered.page.textContent).not.toMatch(/line \d/)
})
