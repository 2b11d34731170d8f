import type { FeedbackEntry, FeedbackType } from '../../../protocol/http/feedback.ts'
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
  /** A `.nestling` file as it was sent; nothing on the server reads it. */
  readonly recording: Uint8Array | null
}

export interface FeedbackBox {
  add(feedback: NewFeedback): Promise<void>
  /** The newest first, 200 at most. */
  newest(): Promise<readonly FeedbackEntry[]>
  image(id: string): Promise<Picture | undefined>
  recording(id: string): Promise<Uint8Array | undefined>
}
