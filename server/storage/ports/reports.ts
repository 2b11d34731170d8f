import type {
  Decision,
  ModerationCase,
  ModerationDecision,
  ReportReason,
} from '../../../protocol/http/reports.ts'

/** What is reported, or decided about. */
export interface Subject {
  readonly kind: 'project' | 'profile'
  readonly id: string
}

export interface NewReport {
  readonly id: string
  readonly subject: Subject
  /** `null`: a visitor. */
  readonly reporterId: string | null
  readonly reason: ReportReason
  readonly note: string
  readonly at: number
}

export interface Judgement {
  /** Of the decision itself. */
  readonly id: string
  readonly decision: Decision
  readonly by: string
  readonly at: number
}

export interface Reports {
  /** The same person's next report of the same subject changes nothing while the first one is open. */
  add(report: NewReport): Promise<void>
  /** What has open reports; the one that waits longest first, 200 at most. */
  open(): Promise<readonly ModerationCase[]>
  /** What was decided, the newest first, 200 at most. */
  decisions(): Promise<readonly ModerationDecision[]>
  /** Whether it exists, hidden or not. */
  has(subject: Subject): Promise<boolean>
  /**
   * Ends the open reports of a subject and keeps what was decided. A hidden project becomes private and stays so; a hidden profile takes all of its projects with
   * it; both come back as they were. One that is deleted is hidden too, for when it comes out of the bin, into which the caller puts it.
   */
  decide(subject: Subject, judgement: Judgement): Promise<void>
  /** Whether a project may not be shown to anybody, by itself or because its maker's profile is hidden. */
  isProjectHidden(projectId: string): Promise<boolean>
  /** Ids of this person's own projects that may not be shown to anybody, those in the bin too. */
  hiddenOf(ownerId: string): Promise<ReadonlySet<string>>
  isProfileHidden(userId: string): Promise<boolean>
}
