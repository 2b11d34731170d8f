import { expect, test } from 'vitest'
import { cloneEntities } from '../../../commands/entity/clone-entities.ts'
import { deleteEntities } from '../../../commands/entity/delete-entities.ts'
import { hideEntities } from '../../../commands/entity/hide-entities.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { entityId, workbench } from '../support/workbench.ts'

const [a, b] = [entityId('a'), entityId('b')]

test('a thing that is named twice is one', () => {
  const { bus } = workbench()
  const count = () => bus.nextUndo('scene')?.params.count ?? 1
  bus.execute(hideEntities, { entityIds: [a, a], isHidden: true })
  expect(count()).toBe(1)
  const changes = [1, 2].map((x) => ({ entityId: a, position: [x, 0, 0] as const }))
  bus.execute(transformEntities, { changes })
  expect(count()).toBe(1)
  bus.execute(deleteEntities, { entityIds: [a, a, b] })
  expect(count()).toBe(2)
})

test('the copy of something hidden is hidden', () => {
  const { bus } = workbench()
  bus.execute(hideEntities, { entityIds: [a], isHidden: true })
  bus.execute(cloneEntities, { copies: [{ sourceId: a, entityId: entityId('copy') }], offset: [1, 0, 0] })
  expect(bus.project.entity(entityId('copy'))?.isHidden).toBe(true)
})
