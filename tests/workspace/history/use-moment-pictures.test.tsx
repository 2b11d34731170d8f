// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { keepMomentPicture } from '../../../src/workspace/history/moment-pictures.ts'
import { useMomentPictures } from '../../../src/workspace/history/use-moment-pictures.ts'

function Pictures({ projectId }: { readonly projectId: string }) {
  return [...useMomentPictures(projectId)].map(([id, url]) => `${id}=${url}`).join(' ')
}

test('the list shows a picture however long after the name it comes, and none of another project', async () => {
  await keepMomentPicture('mine', 'first', 'data:image/png,1')
  const page = document.createElement('div')
  const root = createRoot(page)
  root.render(<Pictures projectId="mine" />)
  await vi.waitFor(() => expect(page.textContent).toBe('first=data:image/png,1'))
  // Beyond any wait of the list's own.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  await keepMomentPicture('yours', 'other', 'data:image/png,3')
  await keepMomentPicture('mine', 'second', 'data:image/png,2')
  await vi.waitFor(() => expect(page.textContent).toBe('first=data:image/png,1 second=data:image/png,2'))
  root.unmount()
})
