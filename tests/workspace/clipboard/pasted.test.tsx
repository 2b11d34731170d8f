// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PastedFiles } from '../../../protocol/frame/pasted-files.ts'
import { WorkspaceKeys } from '../../../src/workspace/actions/WorkspaceKeys.tsx'
import { thingsText } from '../../../src/workspace/clipboard/things-text.ts'
import type { LatestWords } from '../../../src/workspace/open-workspace.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

const { addFiles } = vi.hoisted(() => ({ addFiles: vi.fn(async (_files: readonly File[]) => undefined) }))
vi.mock('../../../src/workspace/assets/use-add-files.ts', () => ({ useAddFiles: () => addFiles }))

let rendered: RenderedWorkspace | undefined
afterEach(() => {
  rendered?.unmount()
  addFiles.mockClear()
})

async function openKeys(access: 'owner' | 'viewer'): Promise<LatestWords> {
  let latest: LatestWords | undefined
  const news = {
    latest: () => {
      if (!latest) throw new Error('nothing was told')
      return latest
    },
    update(words: LatestWords) {
      latest = words
    },
  }
  rendered = await renderWorkspace(
    <WorkspaceKeys
      news={news}
      ways={{ publish: () => undefined, share: () => undefined, together: () => undefined }}
    />,
    access,
  )
  return news.latest()
}

const bird: PastedFiles = {
  type: 'files.pasted',
  files: [{ name: 'bird.png', mime: 'image/png', bytes: new Uint8Array([1, 2]) }],
  refusal: null,
}

test('files that the scene got are added, and why one did not come along is said', async () => {
  const words = await openKeys('owner')
  act(() => void words.paste({ ...bird, refusal: 'asset.too-large' }))
  expect(addFiles.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['bird.png']])
  await vi.waitFor(() => expect(document.body.textContent).toContain('too large'))
})

test('who may only look adds no files', async () => {
  const words = await openKeys('viewer')
  act(() => void words.paste(bird))
  expect(addFiles).not.toHaveBeenCalled()
})

test('pasted things are selected and brought into the picture', async () => {
  const words = await openKeys('owner')
  if (!rendered) throw new Error('nothing is rendered')
  const { asked, bus, boxId, state } = rendered
  const box = bus.project.entity(boxId)
  if (!box) throw new Error('no box')
  const text = thingsText(bus.project, [box])
  act(() => void words.paste(text))
  await vi.waitFor(() => expect(state.selection.get()).toHaveLength(1))
  expect(state.selection.get()).not.toEqual([boxId])
  expect(asked.reveals).toEqual([[...state.selection.get()]])
})

test('a pasted link becomes a sign that says it, in one step, and nothing is fetched from there', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const words = await openKeys('owner')
  act(() => void words.paste(' https://example.org/bird.png\n'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('The link stands on a sign now.'))
  const signs = () =>
    rendered?.bus.project.entities(rendered.state.sceneId.get()).filter(({ kind }) => kind === 'hotspot')
  expect(signs()?.map(({ components }) => components.hotspot)).toMatchObject([
    { sign: 'info', says: 'https://example.org/bird.png' },
  ])
  expect(rendered?.state.selection.get()).toEqual(signs()?.map(({ id }) => id))
  act(() => void rendered?.bus.undo('scene'))
  expect(signs()).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
})

test('who may only look pastes no link', async () => {
  const words = await openKeys('viewer')
  await act(async () => words.paste('https://example.org/bird.png'))
  expect(
    rendered?.bus.project.entities(rendered.state.sceneId.get()).some(({ kind }) => kind === 'hotspot'),
  ).toBe(false)
})

/** Drops on an element, on the page itself where none is given; whether the browser was kept from opening it. */
function drop(files: readonly File[], text = '', on: HTMLElement = document.body): boolean {
  const dataTransfer = { files, types: [files.length > 0 ? 'Files' : 'text/plain'], getData: () => text }
  const events = ['dragover', 'drop'].map((type) =>
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      dataTransfer,
      clientX: 30,
      clientY: 40,
    }),
  )
  act(() => events.forEach((event) => void on.dispatchEvent(event)))
  return events.every(({ defaultPrevented }) => defaultPrevented)
}

const picture = new File(['abc'], 'tree.png', { type: 'image/png' })

test('a picture that is dropped in the design view is added, and never opened in place of the app', async () => {
  await openKeys('owner')
  expect(drop([picture])).toBe(true)
  expect(addFiles).not.toHaveBeenCalled()
  rendered?.state.view.set('design')
  expect(drop([picture])).toBe(true)
  expect(addFiles.mock.calls).toEqual([[[picture], { x: 30, y: 40 }]])
})

test('who may only look drops nothing into the scene, and stays here', async () => {
  await openKeys('viewer')
  rendered?.state.view.set('design')
  expect(drop([picture])).toBe(true)
  expect(addFiles).not.toHaveBeenCalled()
})

test('a text goes into the field that it is dropped on, a file does not', async () => {
  await openKeys('owner')
  const field = document.createElement('input')
  rendered?.page.append(field)
  expect(drop([], 'https://example.org', field)).toBe(false)
  expect(drop([picture], '', field)).toBe(true)
  expect(drop([], 'https://example.org')).toBe(true)
})
