import type { Visibility } from '../../../protocol/http/project.ts'

export const pictureTypes = ['image/jpeg', 'image/png'] as const
export type PictureType = (typeof pictureTypes)[number]

export interface Picture {
  readonly bytes: Uint8Array
  readonly type: PictureType
}

export interface NewPublication {
  readonly projectId: string
  readonly actorId: string
  readonly at: number
  /** Wanted slug; when absent, the slug follows the displayed name. */
  readonly slug: string | undefined
  readonly displayName: string
  readonly description: string
  /** Those before stay when absent. */
  readonly tags: readonly string[] | undefined
  /** Noted when the project has no original yet. */
  readonly remixedFromId: string | null
  /** Yjs v2. */
  readonly document: Uint8Array
  readonly picture: Picture
  /** All that is around where the world begins: longitude across, latitude up. */
  readonly panorama?: Picture | undefined
  /** Keys of the files that stay with it. */
  readonly files?: readonly string[]
  /** Used when the project has none yet; a taken one is answered with `code-taken`. */
  readonly playCode: string
}

/** What the player shows of a published project. */
export interface Publication {
  readonly playCode: string
  readonly displayName: string
  readonly description: string
  readonly username: string
  readonly name: string
  /** Rises with every publish, so that addresses with it may be cached for ever. */
  readonly version: number
  readonly hasPanorama: boolean
}

/** Which project a play code belongs to. */
export interface PlayedProject {
  readonly projectId: string
  readonly visibility: Visibility
}

/** Publications of projects that are not in the bin. */
export interface Publications {
  /**
   * Keeps the newest publications (`projectLimits`), of which the last is shown; the project gets its name, as by `Projects.update`. It becomes public, unless it is shown to a class
   * or to who has the link, or is a pupil's: the class sees that first. `hidden`: staff hid it, nothing changes.
   */
  publish(publication: NewPublication): Promise<'published' | 'code-taken' | 'hidden'>
  projectOf(playCode: string): Promise<PlayedProject | undefined>
  byCode(playCode: string): Promise<Publication | undefined>
  /** The newest when `version` is absent. */
  document(playCode: string, version?: number): Promise<Uint8Array | undefined>
  picture(playCode: string, version?: number): Promise<Picture | undefined>
  panorama(playCode: string, version?: number): Promise<Picture | undefined>
  documentOfProject(projectId: string): Promise<Uint8Array | undefined>
}
