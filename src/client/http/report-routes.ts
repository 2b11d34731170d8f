import type { z } from 'zod'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { FeedbackAnswer, type FeedbackType } from '../../../protocol/http/feedback.ts'
import { type DecisionRequest, ModerationAnswer, type ReportRequest } from '../../../protocol/http/reports.ts'
import { formBody } from './form-body.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

type NoData = z.infer<typeof EmptyAnswer>

/** A bug or a wish (spec 3, Feedback payload). */
export interface FeedbackInput {
  readonly email: string
  readonly description: string
  readonly modalType: FeedbackType
  /** JPEG or PNG, at most 10 MiB. */
  readonly image?: Blob
  /** A `.nestling` file, at most 2 MiB. */
  readonly recording?: Blob
}

/** Writes to the people of this installation. */
export const feedbackRoute: Route<FeedbackInput, NoData> = {
  method: 'POST',
  path: () => '/api/feedback',
  send: ({ email, description, modalType, image, recording }) =>
    formBody({ email, description, modalType, image, recording }),
  answer: EmptyAnswer,
}

/** What people wrote; for staff. */
export const feedbackListRoute: Route<null, z.infer<typeof FeedbackAnswer>> = {
  method: 'GET',
  path: () => '/api/feedback',
  answer: FeedbackAnswer,
}

/** Asks staff to look at a project or a profile. */
export const reportRoute: Route<ReportRequest, NoData> = {
  method: 'POST',
  path: () => '/api/report',
  send: jsonBody,
  answer: EmptyAnswer,
}

/** What waits for a decision; for staff. */
export const moderationRoute: Route<null, z.infer<typeof ModerationAnswer>> = {
  method: 'GET',
  path: () => '/api/moderation',
  answer: ModerationAnswer,
}

/** Decides about a project or a profile; for staff. */
export const decideRoute: Route<DecisionRequest, NoData> = {
  method: 'POST',
  path: () => '/api/moderation',
  send: jsonBody,
  answer: EmptyAnswer,
}
