// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { ProjectSession } from '../../../src/client/project-session/project-session.ts'
import { createSceneFrames } from '../../../src/workspace/frame/scene-frames.ts'
import { useSession } from '../../../src/workspace/session-context.ts'
import { renderWorkspace } from '../render-workspace.tsx'

const nothing = () => undefined

function Session({ onSession }: { readonly onSession: (session: ProjectSession) => void }) {
  onSession(useSession())
  return null
}

test('puts the edit frame into its place, and leaves nothing once that is gone', async () => {
  let session: ProjectSession | undefined
  const take = (given: ProjectSession) => {
    session = given
  }
  const { state, unmount } = await renderWorkspace(<Session onSession={take} />)
  if (!session) throw new Error('no session')
  const frames = createSceneFrames({
    session,
    state,
    pages: async () => ({ edit: 'http://127.0.0.1:1/edit', play: 'http://127.0.0.1:1/play' }),
    compile: () => Promise.reject(new Error('nothing runs here')),
    findFiles: async () => [],
    locale: () => 'en',
    title: () => 'Scene',
    onTransform: nothing,
    onCopy: nothing,
    onOpen: nothing,
    onPaste: nothing,
    onKey: nothing,
    onHung: nothing,
    onRunFailed: nothing,
    onNothingFalls: nothing,
  })
  const heard = vi.spyOn(document, 'addEventListener')
  const forgotten = vi.spyOn(document, 'removeEventListener')
  const visibility = (spy: typeof heard | typeof forgotten) =>
    spy.mock.calls.filter(([type]) => type === 'visibilitychange').length
  const place = () => document.body.appendChild(document.createElement('div'))
  const editPlace = place()
  const stop = frames.start(editPlace, place())
  await vi.waitFor(() => expect(editPlace.querySelector('iframe')).not.toBeNull())
  stop()
  expect(document.querySelector('iframe')).toBeNull()
  expect(visibility(heard)).toBe(1)
  expect(visibility(forgotten)).toBe(1)
  unmount()
})
