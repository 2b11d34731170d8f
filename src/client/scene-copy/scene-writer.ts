import { writeScene } from '../../../interchange/scenes/write-scene.ts'
import type { FileId, SceneId } from '../../../model/ids.ts'
import type { Entity, Project, Scene } from '../../../model/project/project.ts'

/** Writes a project's scenes as JSON. */
export type SceneWriter = (project: Project, selectedTab: (scene: SceneId) => FileId | null) => string

interface Written {
  /** All that the text was written from, besides the things' names. */
  readonly sources: readonly unknown[]
  readonly things: readonly Entity[]
  readonly text: string
}

/**
 * Makes a writer that writes a scene again only when its code or the name of a thing has changed: moving things costs nothing, and
 * neither do other scenes. Thumbnails are left empty; a picture would take more room than storage has.
 */
export function createSceneWriter(): SceneWriter {
  let known: ReadonlyMap<SceneId, Written> = new Map()
  return (project, selectedTab) => {
    known = new Map(
      project.scenes.map((scene) => [
        scene.id,
        written(project, scene, selectedTab(scene.id), known.get(scene.id)),
      ]),
    )
    return `[${[...known.values()].map(({ text }) => text).join(',')}]`
  }
}

function written(
  project: Project,
  scene: Scene,
  selected: FileId | null,
  before: Written | undefined,
): Written {
  const files = project.files(scene.id)
  const contents = files.map(({ id, kind }) => (kind === 'js' ? project.text(id) : project.blocks(id)))
  const sources = [scene, selected, files, ...contents]
  const things = project.entities(scene.id)
  const isSame = before && areSame(before.sources, sources) && areNamedAlike(before.things, things)
  if (isSame) return { ...before, things }
  return { sources, things, text: JSON.stringify(writeScene(project, scene, { thumbnail: '', selected })) }
}

const areSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && before.every((source, index) => source === now[index])

const areNamedAlike = (before: readonly Entity[], now: readonly Entity[]): boolean =>
  before === now ||
  (before.length === now.length &&
    before.every(({ id, name }, index) => id === now[index]?.id && name === now[index]?.name))
