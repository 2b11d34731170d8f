import type { ProjectSummary, Visibility } from '../../../protocol/http/project.ts'

/** What the policy needs to know about a project and one person. */
export interface ProjectStanding {
  readonly projectId: string
  readonly ownerId: string
  readonly visibility: Visibility
  readonly isPublished: boolean
  /** The person's own role by invitation. */
  readonly invitedAs: 'editor' | 'viewer' | null
  /** Whether the project is shown to the owner's classes and the person is in one of them. */
  readonly isClassmate: boolean
  /** Whether the project is shown to the owner's classes and the person teaches one of them. */
  readonly isTeacher: boolean
}

/** Why nobody more may be let to a project: staff hid it, or its name or description has an unkind word. */
export type NotShown = 'hidden' | 'unkind'

export interface NewProject {
  readonly id: string
  readonly ownerId: string
  /** Wanted slug; the store adds the lowest free number when it is taken. */
  readonly slug: string
  readonly displayName: string
  readonly description: string
  readonly domainKey: string | null
  readonly remixedFromId: string | null
  readonly isKidProject: boolean
  readonly tags: readonly string[]
  readonly at: number
  /** State to begin with (Yjs v2), or `null` for an empty log. */
  readonly document: Uint8Array | null
  /** Keys of the files that it shows from the beginning. */
  readonly files?: readonly string[]
}

export interface ProjectDetails {
  /** Wanted slug; when absent, the slug follows the displayed name. */
  readonly slug?: string | undefined
  readonly displayName?: string | undefined
  readonly description?: string | undefined
  readonly tags?: readonly string[] | undefined
}

/** Projects that are not in the bin; of one that is, nothing is known here. */
export interface Projects {
  /**
   * `there`: a project has this id already, also when it was made at the same time; it stays as it is. `full`: the owner has `most` projects,
   * those in the bin too.
   */
  create(project: NewProject, most?: number): Promise<'created' | 'there' | 'full'>
  /** `undefined` when there is no such project. `userId` is `null` for a visitor. */
  standing(projectId: string, userId: string | null): Promise<ProjectStanding | undefined>
  /** By its name or any that it had before; `summary` says which one is right now. */
  idByName(username: string, slug: string): Promise<string | undefined>
  summary(projectId: string): Promise<ProjectSummary | undefined>
  /** In alphabetical order. */
  tags(projectId: string): Promise<readonly string[]>
  /** Own ones and those the person is invited to, newest first. */
  ofMember(userId: string): Promise<readonly ProjectSummary[]>
  /** Newest first; only what everybody may see when `onlyPublic`. */
  ofOwner(ownerId: string, onlyPublic: boolean): Promise<readonly ProjectSummary[]>
  /**
   * What is absent stays. A name that changes goes on leading to the project. A pupil's project that a teacher was asked about or has
   * approved goes back to the class when its texts change, and the teacher is asked anew. `unkind`: the texts may be read by their owner alone,
   * and others see the project; nothing changes.
   */
  update(projectId: string, details: ProjectDetails, at: number): Promise<'updated' | 'unkind'>
  /** Whether anybody but its owner sees a project, or could by a link that its owner made. */
  isReadByOthers(projectId: string): Promise<boolean>
  /**
   * Says who sees a project, unless somebody else has a word in it: staff who hid it, the teacher of a pupil (`approval-needed`). `no-class`: its
   * owner is in none.
   */
  show(
    projectId: string,
    visibility: Visibility,
  ): Promise<'shown' | NotShown | 'approval-needed' | 'no-class'>
}
