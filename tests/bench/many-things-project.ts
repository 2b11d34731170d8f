import * as Y from 'yjs'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { writeProjectFile } from '../../interchange/project-file/write-project-file.ts'
import { EntityId } from '../../model/ids.ts'
import { createProjectDocument } from '../support/create-project-document.ts'

/** How many lie in one group, so that the tree has branches. */
const perGroup = 50

/** A project file with a scene of so many things that only hold others: they cost the scene's picture next to nothing. */
export function manyThingsProject(count: number): Uint8Array {
  const document = createProjectDocument({
    template: '',
    displayName: 'Many things',
    build({ bus }) {
      for (let index = 0; index < count; index++) {
        const first = index - (index % perGroup)
        const verdict = bus.execute(createEntity, {
          entityId: EntityId.parse(`thing-${index}`),
          sceneId: bus.project.defaultScene.id,
          kind: 'group',
          name: `Thing ${index}`,
          parentId: index === first ? null : EntityId.parse(`thing-${first}`),
          before: null,
          position: [index % 100, 0, 0],
          rotation: [0, 0, 0],
          scale: [1, 1, 1],
          components: {},
        })
        if (!verdict.ok) throw new Error(verdict.code)
      }
    },
  })
  return writeProjectFile({ name: 'Many things', update: Y.encodeStateAsUpdateV2(document), assets: [] })
}
