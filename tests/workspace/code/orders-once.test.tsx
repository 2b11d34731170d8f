// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TextEdit } from '../../../commands/core/write.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { FileId } from '../../../model/ids.ts'
import { CodePanel } from '../../../src/workspace/code/CodePanel.tsx'
import { SessionContext, useSession } from '../../../src/workspace/session-context.ts'
import { createCell } from '../../../src/workspace/state/cell.ts'
import { useCell } from '../../../src/workspace/state/use-cell.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

const [mine, theirs] = [FileId.parse('mine'), FileId.parse('theirs')]
const untidy = 'if (true) {\nlet a = 1\n}\n'
const patience = { timeout: 30_000 }
let rendered: RenderedWorkspace
/** What the editors wanted of the document, which lets nothing in here: into which tab, and what. */
const told: { readonly fileId: FileId; readonly edits: readonly TextEdit[] }[] = []

const isReady = createCell(false)

/** The Code view, not before there are tabs of JavaScript: blocks cannot be drawn here. */
const Late = () => {
  const session = useSession()
  const watchText: typeof session.watchText = (fileId, listener) => ({
    ...session.watchText(fileId, listener),
    ownEdit(edits) {
      told.push({ fileId, edits })
      return { ok: true, changed: false }
    },
  })
  return (
    <SessionContext value={{ ...session, watchText }}>
      {useCell(isReady) ? <CodePanel /> : null}
    </SessionContext>
  )
}

/** With the small editor, which draws without a screen. */
beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  // Nothing has a size here.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  isReady.set(false)
  told.length = 0
  rendered = await renderWorkspace(<Late />)
  const { bus, state } = rendered
  act(() => {
    for (const [index, fileId] of [mine, theirs].entries()) {
      bus.execute(createFile, { fileId, sceneId: state.sceneId.get(), name: `Tab${index + 2}`, kind: 'js' })
      bus.execute(editText, { fileId, edits: [{ at: 0, remove: 0, insert: untidy }] })
    }
    state.openFile.set(mine)
  })
  act(() => isReady.set(true))
  await opened('Tab2')
})
afterEach(() => {
  rendered.unmount()
  vi.unstubAllGlobals()
})

const opened = (name: string) => screen.findByRole('textbox', { name: `JavaScript of ${name}` }, patience)
const comeTo = async (fileId: FileId, name: string) => {
  act(() => rendered.state.openFile.set(fileId))
  await opened(name)
}

test('[W08] what a helper put into a tab is not put there again by coming back', async () => {
  act(() => rendered.state.codeAside.set('helpers'))
  const [helper] = await screen.findAllByRole('button', { name: /^glideTo\(\)/ }, patience)
  if (helper) await userEvent.click(helper)
  await userEvent.click(screen.getByRole('button', { name: /^Insert/ }))
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]?.fileId).toBe(mine)
  expect(JSON.stringify(told[0]?.edits)).toContain('.glideTo(')
  await comeTo(theirs, 'Tab3')
  await comeTo(mine, 'Tab2')
  expect(told).toHaveLength(1)
})

test('[W08] a tab that is set in order leaves the others as they are', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'More for Tab2' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Tidy up/ }))
  await waitFor(() => expect(told.map(({ fileId }) => fileId)).toEqual([mine]))
  await comeTo(theirs, 'Tab3')
  expect(told).toHaveLength(1)
})
