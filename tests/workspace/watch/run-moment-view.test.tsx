// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BlockUpsert } from '../../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { chooseLocale } from '../../../src/i18n/i18n.ts'
import { ConsoleErrors } from '../../../src/workspace/code/ConsoleErrors.tsx'
import { useProject } from '../../../src/workspace/session-context.ts'
import { RunMomentView } from '../../../src/workspace/watch/RunMomentView.tsx'
import { runJavaScript } from '../../../src/workspace/watch/watch-state.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace

const block = (id: string, type: string, at: BlockUpsert['at'], fields: BlockUpsert['fields'] = {}) => ({
  ...{ id, type, at, fields, hasNext: true, extra: {} },
  shadows: {
    TEXT: { type: 'text', fields: { TEXT: 'Hello' } },
    SECONDS: { type: 'math_number', fields: { NUM: 2 } },
  },
})

function Both({ line }: { readonly line: number }) {
  const file = useProject((project) => project.files(project.defaultScene.id)[0])
  const hasBlocks = useProject((project) => file && project.blocks(file.id).blocks.size > 0)
  if (!file || !hasBlocks) return null
  const next = { fileId: file.id, line }
  const error = { ...next, fileName: 'Tab1', column: null, code: 'unknown-item', params: { name: 'Dargon' } }
  return (
    <>
      <RunMomentView moment={{ isPaused: true, next, stepsBack: 0, mostBack: 0, variables: [] }} />
      <ConsoleErrors errors={[{ ...error, times: 1 }]} onShow={() => undefined} />
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
  return runJavaScript(rendered.bus.project, rendered.state.watch, file.id)
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
  expect(text()).toContain('In “Box says “Hello” for 2 s”')
  expect(text()).not.toMatch(/line \d/)
  await act(() => chooseLocale('de'))
  expect(text()).toContain('Als Nächstes: Box sagt “Hello” für 2 s')
  expect(text()).not.toMatch(/Zeile \d/)
})

test('a line of no block is told by its number', async () => {
  await show(99)
  expect(rendered.page.textContent).toContain('line 99')
})
