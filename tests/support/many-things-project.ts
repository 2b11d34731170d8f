import * as Y from 'yjs'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { writeProjectFile } from '../../interchange/project-file/write-project-file.ts'
import { EntityId } from '../../model/ids.ts'
import { createProjectDocument } from './create-project-document.ts'

/** How many lie in one group, so that the tree has branches. */
const perGroup = 50

/**
 * A project file with a scene of so many things: groups, which cost the scene's picture next to nothing, or boxes in rows.
 */
export function manyThingsProject(count: number, kind: 'group' | 'shape' = 'group'): Uint8Array {
  const document = createProjectDocument({
    template: '',
    displayName: 'Many things',
    build({ bus }) {
      for (let index = 0; index < count; index++) {
        const first = index - (index % perGroup)
        const verdict = bus.execute(createEntity, {
          entityId: EntityId.parse(`thing-${index}`),
          sceneId: bus.project.defaultScene.id,
          kind,
          name: `Thing ${index}`,
          parentId: kind === 'shape' || index === first ? null : EntityId.parse(`thing-${first}`),
          before: null,
          position: [index % 100, 0, kind === 'group' ? 0 : -Math.floor(index / 100)],
          rotation: [0, 0, 0],
          scale: [1, 1, 1],
          components: kind === 'group' ? {} : { geometry: { primitive: 'box' } },
        })
        if (!verdict.ok) throw new Error(verdict.code)
      }
    },
  })
  return writeProjectFile({ name: 'Many things', update: Y.encodeStateAsUpdateV2(document), assets: [] })
}
