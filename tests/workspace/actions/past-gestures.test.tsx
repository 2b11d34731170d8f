// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { Access } from '../../../protocol/http/project.ts'
import type { ProjectSession } from '../../../src/client/project-session/project-session.ts'
import { storeGestures } from '../../../src/workspace/actions/store-gestures.ts'
import { toolMessage } from '../../../src/workspace/frame/tool-message.ts'
import { pastSession } from '../../../src/workspace/history/past-session.ts'
import { useSession } from '../../../src/workspace/session-context.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

const rendered: RenderedWorkspace[] = []
afterEach(() => {
  for (const one of rendered.splice(0)) one.unmount()
})

function Session({ onSession }: { readonly onSession: (session: ProjectSession) => void }) {
  onSession(useSession())
  return null
}

async function open(access: Access = 'owner') {
  let session: ProjectSession | undefined
  const take = (given: ProjectSession) => {
    session = given
  }
  const workspace = await renderWorkspace(<Session onSession={take} />, access)
  rendered.push(workspace)
  if (!session) throw new Error('no session')
  return { ...workspace, session }
}

test('what was pulled while a moment of the past opened goes back to where it stood then, and nothing is stored', async () => {
  const [then, now] = [await open(), await open()]
  const move = (position: Vec3) => [{ entityId: now.boxId, position }]
  act(() => void then.bus.execute(transformEntities, { changes: move([5, 0, 0]) }))
  const shown: FrameEntity[] = []
  const gestures = storeGestures({
    bus: now.bus,
    state: now.state,
    newId: now.session.newId,
    preview: (entities) => shown.push(...entities),
    onRefused: ({ code }) => expect.fail(code),
  })
  act(() => now.state.past.set({ moment: 1, at: 0, session: pastSession(now.session, then.bus.project) }))
  gestures.transform(move([9, 9, 9]))
  gestures.copy([1, 0, 0])
  expect(shown.map(({ id, position }) => [id, position])).toEqual([[now.boxId, [5, 0, 0]]])
  expect(now.bus.project.entity(now.boxId)?.position).toEqual([1, 2, 3])
})

test('the frame moves nothing in a moment of the past and for who may only look, and anything otherwise', async () => {
  const [owner, viewer] = [await open(), await open('viewer')]
  const isFixed = ({ session, state }: typeof owner) => toolMessage(session, state).isFixed
  expect([isFixed(owner), isFixed(viewer)]).toEqual([false, true])
  const past = { moment: 1, at: 0, session: pastSession(owner.session, owner.bus.project) }
  act(() => owner.state.past.set(past))
  expect(toolMessage(owner.session, owner.state)).toEqual({
    type: 'tool.set',
    ...owner.state.tools.get(),
    isFixed: true,
  })
  act(() => owner.state.past.set(null))
  expect(isFixed(owner)).toBe(false)
})
