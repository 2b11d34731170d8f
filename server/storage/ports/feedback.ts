import type { FeedbackType } from '../../../protocol/http/feedback.ts'
import type { Picture } from './publications.ts'

export interface NewFeedback {
  readonly id: string
  /** `null`: a visitor. */
  readonly userId: string | null
  readonly at: number
  readonly email: string
  readonly description: string
  readonly type: FeedbackType
  readonly image: Picture | null
}

export interface FeedbackBox {
  add(feedback: NewFeedback): Promise<void>
}
