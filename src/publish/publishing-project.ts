/** What the publish modal has to know of the project that it publishes. */
export interface PublishingProject {
  readonly displayName: string
  readonly description: string
  /** Whose it will be. */
  readonly username: string
  /** The slug in its address; `null` while it has none. */
  readonly name: string | null
  /** It is out already: this publish is an update (spec 3, `isUpdate`). */
  readonly isUpdate: boolean
}
