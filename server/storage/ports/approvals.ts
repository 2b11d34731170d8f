import type { ApprovalRequest, WiderVisibility } from '../../../protocol/http/approvals.ts'

/** A teacher's answer to one publication. */
export interface ApprovalDecision {
  /** The publication that the teacher has seen. */
  readonly publication: number
  readonly isApproved: boolean
  readonly by: string
  readonly at: number
}

/**
 * What pupils (accounts that come in by pictures) may show beyond their class. A teacher approves a publication, never a project: what is
 * published later is seen by the class first.
 */
export interface Approvals {
  /** `asked-before`: the teachers were told within the last hour, and have not answered yet. Asks for what was published last; the class, where it is not seen yet, sees it from then on. `hidden`: staff hid it, nothing changes. */
  ask(
    projectId: string,
    wanted: WiderVisibility,
    at: number,
  ): Promise<'asked' | 'asked-before' | 'not-published' | 'not-needed' | 'no-class' | 'hidden'>
  /** Notes that the teachers are told now; false when somebody else has just told them, or nothing waits for an answer. */
  tell(projectId: string, at: number): Promise<boolean>
  /** What waits for the teacher of a class, or with a teacher's approval is shown; longest first. */
  ofClass(classId: string): Promise<readonly ApprovalRequest[]>
  ofPupil(userId: string): Promise<readonly ApprovalRequest[]>
  /**
   * Shows what was asked for, or takes it back to the class. `changed` when something else has been published since; `missing` when
   * nothing was asked.
   */
  decide(projectId: string, decision: ApprovalDecision): Promise<'decided' | 'changed' | 'missing' | 'hidden'>
  /** Whether somebody teaches a class that is not over and that the pupil is in. */
  teaches(teacherId: string, pupilId: string): Promise<boolean>
  /** Where the teachers of a pupil read their letters. */
  teacherAddresses(pupilId: string): Promise<readonly string[]>
}
