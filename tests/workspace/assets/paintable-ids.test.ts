import { expect, test } from 'vitest'
import { paintWithAsset } from '../../../commands/asset/paint-with-asset.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { lockEntities } from '../../../commands/entity/lock-entities.ts'
import { paintableIds } from '../../../src/workspace/assets/paintable-ids.ts'
import { box, entityId, sceneId, workbench } from '../../commands/support/workbench.ts'

test('a picture goes on what is not locked; where all is locked, the refusal says so', () => {
  const { bus } = workbench()
  bus.execute(createEntity, box('free'))
  bus.execute(createEntity, box('held'))
  bus.execute(lockEntities, { entityIds: [entityId('held')], isLocked: true })
  const paint = (ids: readonly string[]) => {
    const chosen = bus.project.entities(sceneId).filter(({ id }) => ids.includes(id))
    return bus.execute(paintWithAsset, { picture: 'asset:cat', entityIds: paintableIds(chosen) })
  }
  expect(paint(['free', 'held']).ok).toBe(true)
  expect(bus.project.entity(entityId('free'))?.components.material?.texture).toBe('asset:cat')
  expect(paint(['held'])).toMatchObject({ ok: false, code: 'entity.locked' })
})
