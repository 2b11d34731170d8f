// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PastedFiles } from '../../../protocol/frame/pasted-files.ts'
import { WorkspaceKeys } from '../../../src/workspace/actions/WorkspaceKeys.tsx'
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
  rendered = await renderWorkspace(<WorkspaceKeys news={news} />, access)
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

test('of a pasted link it is said that the file must be saved first', async () => {
  const words = await openKeys('owner')
  act(() => void words.paste('https://example.org/bird.png'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('This is a link.'))
})
