// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFile } from '../../../commands/file/create-file.ts'
import { FileId } from '../../../model/ids.ts'
import { CodePanel } from '../../../src/workspace/code/CodePanel.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

// Blocks cannot be drawn here: what the canvas of a tab is asked to show is written down.
vi.mock('../../../src/blocks/BlocksEditor.tsx', () => ({
  BlocksEditor: ({
    file,
    order,
  }: {
    readonly file: { readonly id: string }
    readonly order: { readonly blockId: string } | null
  }) => <p>{`${file.id} shows ${order?.blockId ?? 'nothing'}`}</p>,
}))

const fileId = FileId.parse('built')
let rendered: RenderedWorkspace
afterEach(() => {
  rendered.unmount()
  vi.unstubAllGlobals()
})

test('a loose block, which has no line, is shown in its tab as one with a line is', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  rendered = await renderWorkspace(<CodePanel />)
  const { bus, state } = rendered
  act(() => {
    bus.execute(createFile, { fileId, sceneId: state.sceneId.get(), name: 'Tab2', kind: 'blocks' })
  })
  act(() => state.lookAt.set({ fileId, line: null, column: null, blockId: 'loose' }))
  await screen.findByText('built shows loose')
  expect(state.lookAt.get()).toBeNull()
  act(() => state.lookAt.set({ fileId, line: 5, column: null, blockId: 'slotted' }))
  await screen.findByText('built shows slotted')
})
