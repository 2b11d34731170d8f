import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { cloneEntities } from '../../../commands/entity/clone-entities.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { groupEntities } from '../../../commands/entity/group-entities.ts'
import { createScene } from '../../../commands/scene/create-scene.ts'
import { FileId, SceneId } from '../../../model/ids.ts'
import { box, entityId, protagonists, type Workbench, workbench } from '../support/workbench.ts'

const second = SceneId.parse('second')

const birth = (sceneId: string, suffix: string) => ({
  sceneId: SceneId.parse(sceneId),
  fileId: FileId.parse(`${sceneId}-index`),
  template: 'blank',
  entities: protagonists(suffix),
})

/** Another scene, with the thing `theirs` in it. */
function bench(): Workbench {
  const made = workbench()
  made.bus.execute(createScene, birth('second', '-2'))
  made.bus.execute(createEntity, { ...box('theirs'), sceneId: second })
  return made
}

test.each([
  ['a new thing', ({ bus }: Workbench) => bus.execute(createEntity, box('theirs'))],
  [
    'a group',
    ({ bus }: Workbench) =>
      bus.execute(groupEntities, { groupId: entityId('theirs'), name: 'G', entityIds: [entityId('a')] }),
  ],
  [
    'a copy',
    ({ bus }: Workbench) =>
      bus.execute(cloneEntities, {
        copies: [{ sourceId: entityId('a'), entityId: entityId('theirs') }],
        offset: [0, 0, 0],
      }),
  ],
  ['the things of a new scene', ({ bus }: Workbench) => bus.execute(createScene, birth('third', ''))],
])('an id that lives in another scene is not given to %s', (_what, send) => {
  const made = bench()
  const bytes = Y.encodeStateAsUpdate(made.document)
  expect(send(made)).toMatchObject({ ok: false, code: 'payload.invalid' })
  expect(Y.encodeStateAsUpdate(made.document)).toEqual(bytes)
  expect(made.bus.project.entity(entityId('theirs'))?.sceneId).toBe(second)
})
