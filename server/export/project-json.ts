import type { Project } from '../../model/project/project.ts'

/** What a project shows, as JSON that a person can read: scenes with their things and code, files, doodles and courses. */
export function projectJson(project: Project): object {
  return {
    meta: project.meta,
    scenes: project.scenes.map((scene) => ({
      ...scene,
      files: project.files(scene.id).map((file) => ({
        ...file,
        ...(file.kind === 'js' ? { text: project.text(file.id) } : { blocks: project.blocks(file.id) }),
      })),
      entities: project.entities(scene.id),
    })),
    assets: project.assets,
    doodles: project.doodles.map(({ id }) => project.doodle(id)),
    progress: project.progress,
  }
}
