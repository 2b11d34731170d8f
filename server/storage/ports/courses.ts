import type { CourseName } from '../../../protocol/courses/courses.ts'

export interface CourseStep {
  readonly userId: string
  readonly course: CourseName
  readonly step: number
  /** Where it was done. */
  readonly projectId: string | null
  readonly at: number
}

/** What a certificate says. */
export interface Certificate {
  readonly code: string
  readonly userId: string
  readonly course: CourseName
  /** The nickname or the name, as the person chose. */
  readonly shownName: string
  readonly finishedAt: number
  readonly steps: number
  readonly edits: number
  readonly errorsFixed: number
}

export interface Courses {
  /** Answers the steps done of the course, and whether this one is new. */
  doStep(step: CourseStep): Promise<{ readonly isNew: boolean; readonly done: number }>
  /** In the order they were done. */
  stepsOf(userId: string): Promise<readonly Omit<CourseStep, 'userId'>[]>
  certificatesOf(userId: string): Promise<readonly Certificate[]>
  /** The first one of a person and a course stays; that one is answered. */
  issue(certificate: Certificate): Promise<Certificate>
  certificate(code: string): Promise<Certificate | undefined>
  /** How many edits of a person in a project are kept in the log. */
  countEdits(userId: string, projectId: string): Promise<number>
}
