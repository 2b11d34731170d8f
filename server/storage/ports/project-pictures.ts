import type { Picture } from './publications.ts'

/** Of the project as a whole, of a scene, or the full view around from a scene. */
export type ProjectPictureKind = 'project' | 'scene' | 'panorama'

export interface NamedPicture {
  readonly kind: ProjectPictureKind
  /** The scene's name; `''` for the project itself. */
  readonly name: string
  readonly picture: Picture
}

/** Pictures that came with a project, besides those that were published. */
export interface ProjectPictures {
  /** Replaces those of the same kind and name. Of very many the oldest are forgotten. */
  store(projectId: string, pictures: readonly NamedPicture[], at: number): Promise<void>
  find(projectId: string, kind: ProjectPictureKind, name: string): Promise<Picture | undefined>
}
