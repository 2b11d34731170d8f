import type { CourseName } from '../../../protocol/courses/courses.ts'

/** XP, streaks and courses. */
export interface RewardTables {
  learner: LearnerTable
  streak_day: StreakDayTable
  xp_entry: XpEntryTable
  course_step: CourseStepTable
  certificate: CertificateTable
}

/** Those whose browser has said where their days begin. */
interface LearnerTable {
  user_id: string
  /** IANA name. */
  time_zone: string
}

/** A day on which somebody has edited something. */
interface StreakDayTable {
  user_id: string
  /** YYYY-MM-DD where they are. */
  day: string
}

interface XpEntryTable {
  user_id: string
  /** What the points are for; nothing gives them twice. */
  key: string
  kind: XpKind
  /** 0: it counts nothing any more. */
  points: number
  /** YYYY-MM-DD where they are. */
  day: string
  at: number
}

export type XpKind = 'publish' | 'like' | 'remix' | 'course-step' | 'course'

interface CourseStepTable {
  user_id: string
  course: CourseName
  step: number
  project_id: string | null
  at: number
}

/** What a certificate says, as it was when it was issued. */
interface CertificateTable {
  code: string
  user_id: string
  course: CourseName
  shown_name: string
  finished_at: number
  steps: number
  edits: number
  errors_fixed: number
}
