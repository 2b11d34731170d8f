import type { Entity, Project } from '../../model/project/project.ts'

/** The entities and everything inside them, each once, parents before children. */
export function subtree(project: Project, roots: readonly Entity[]): readonly Entity[] {
  const found = new Map(roots.map((entity) => [entity.id, entity]))
  for (const { id, sceneId } of found.values())
    for (const childId of project.children(sceneId, id)) {
      const child = project.entity(childId)
      if (child && !found.has(childId)) found.set(childId, child)
    }
  return [...found.values()]
}
