import type { EntityId, FileId, SceneId } from '../ids.ts'
import type { Project } from '../project/project.ts'
import { type Reference, refersTo } from './reference.ts'

/** A place in the project that shows or plays an asset or a doodle. */
export type Use =
  | {
      readonly kind: 'component'
      readonly sceneId: SceneId
      readonly entityId: EntityId
      readonly component: string
    }
  | { readonly kind: 'block'; readonly sceneId: SceneId; readonly fileId: FileId; readonly blockId: string }

/**
 * Everything live that refers to an asset or a doodle, scene by scene, entities before blocks. Scripts are text and are not
 * looked into. Costs a walk of the project.
 */
export function whereUsed(
  project: Pick<Project, 'scenes' | 'entities' | 'files' | 'blocks'>,
  reference: Reference,
): readonly Use[] {
  return project.scenes.flatMap(({ id: sceneId }) => [
    ...project.entities(sceneId).flatMap(({ id: entityId, components }) =>
      Object.entries(components)
        .filter(([, value]) => refersTo(value, reference))
        .map(([component]): Use => ({ kind: 'component', sceneId, entityId, component })),
    ),
    ...project
      .files(sceneId)
      .flatMap(({ id: fileId }) =>
        [...project.blocks(fileId).blocks.values()]
          .filter(({ fields, shadows, extra }) =>
            [fields, shadows, extra].some((part) => refersTo(part, reference)),
          )
          .map(({ id: blockId }): Use => ({ kind: 'block', sceneId, fileId, blockId })),
      ),
  ])
}
