import type { FeedbackType } from '../../../protocol/http/feedback.ts'
import type { Decision, ReportReason } from '../../../protocol/http/reports.ts'

/** Feedback, reports and what staff have hidden. */
export interface ReportTables {
  feedback: FeedbackTable
  report: ReportTable
  moderation_decision: ModerationDecisionTable
  hidden_project: HiddenProjectTable
  hidden_profile: HiddenProfileTable
}

interface FeedbackTable {
  id: string
  user_id: string | null
  at: number
  email: string
  description: string
  modal_type: FeedbackType
  image: Uint8Array | null
  image_type: 'image/jpeg' | 'image/png' | null
  /** A `.nestling` file, as it was sent. */
  recording: Uint8Array | null
}

/** Of a project or of a profile. */
interface ReportTable {
  id: string
  at: number
  project_id: string | null
  profile_id: string | null
  /** `null`: a visitor. */
  reporter_id: string | null
  reason: ReportReason
  note: string
  decision: Decision | null
  decided_at: number | null
  decided_by: string | null
}

/** About a project or a profile, with or without a report. */
interface ModerationDecisionTable {
  id: string
  at: number
  decision: Decision
  /** `null`: the account is closed. */
  decided_by: string | null
  project_id: string | null
  profile_id: string | null
}

/** While a row is here the project is private and cannot be shown to anybody. */
interface HiddenProjectTable {
  project_id: string
  at: number
  /** What it was before. */
  visibility: 'private' | 'class' | 'link' | 'public'
  /** 1: because its maker's profile was hidden. */
  with_profile: number
}

interface HiddenProfileTable {
  user_id: string
  at: number
}
