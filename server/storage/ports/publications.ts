export type PictureType = 'image/jpeg' | 'image/png'

export interface Picture {
  readonly bytes: Uint8Array
  readonly type: PictureType
}

export interface NewPublication {
  readonly projectId: string
  readonly actorId: string
  readonly at: number
  readonly displayName: string
  readonly description: string
  /** Yjs v2. */
  readonly document: Uint8Array
  readonly picture: Picture
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
}

export interface Publications {
  /** Keeps every earlier publication; the project becomes public and gets its name, as by `Projects.update`. */
  publish(publication: NewPublication): Promise<'published' | 'code-taken'>
  byCode(playCode: string): Promise<Publication | undefined>
  /** The newest when `version` is absent. */
  document(playCode: string, version?: number): Promise<Uint8Array | undefined>
  picture(playCode: string, version?: number): Promise<Picture | undefined>
  documentOfProject(projectId: string): Promise<Uint8Array | undefined>
}
