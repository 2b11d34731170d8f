import { expect, vi } from 'vitest'
import { createEntity } from '../../../../commands/entity/create-entity.ts'
import { renameEntity } from '../../../../commands/entity/rename-entity.ts'
import { transformEntities } from '../../../../commands/entity/transform-entities.ts'
import type { LiveSession } from '../../../../src/client/project-session/live-session.ts'
import { box, entityId } from '../../../commands/support/workbench.ts'
import { openSession } from './open-session.ts'

const things = Array.from({ length: 150 }, (_, index) => entityId(`thing-${index}`))

export const isKept = (session: LiveSession): Promise<void> =>
  vi.waitFor(() => expect(session.saveStatus.get().kind).toBe('saved-on-device'))

/** A new project on the disk, with many things that were all moved by its last command. */
export async function withLargeStep(localId: string): Promise<LiveSession> {
  const session = await openSession(localId, false)
  const sceneId = session.bus.project.defaultScene.id
  for (const id of things) session.bus.execute(createEntity, { ...box(id), sceneId })
  const changes = things.map((entityId, index) => ({ entityId, position: [index, 2, 3] as const }))
  expect(session.bus.execute(transformEntities, { changes }).ok).toBe(true)
  await isKept(session)
  return session
}

/** Expects the things where the large step has put them. */
export function expectMoved({ bus }: LiveSession): void {
  for (const [index, id] of things.entries()) expect(bus.project.entity(id)?.position).toEqual([index, 2, 3])
}

/** A small step. */
export async function renameThing(session: LiveSession, name: string): Promise<void> {
  session.bus.endMerge()
  expect(session.bus.execute(renameEntity, { entityId: entityId('thing-0'), name }).ok).toBe(true)
  await isKept(session)
}
