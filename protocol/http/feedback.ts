import { z } from 'zod'
import { because } from './because.ts'
import { isEmail } from './email-rule.ts'

/** What somebody writes to us about (spec 2, 'other options'). */
export const feedbackTypes = ['bug', 'feature'] as const
export const FeedbackType = z.enum(feedbackTypes, because('feedback.type-unknown'))
export type FeedbackType = z.infer<typeof FeedbackType>

/** Size of the file `recording` of a feedback, in bytes. */
export const maxRecordingBytes = 2 * 1024 * 1024

/**
 * Fields of POST /api/feedback (multipart). `image`, a JPEG or PNG, and `recording`, a `.nestling` file, are files and may be left out; so may
 * the email of who is logged in: pupils have none.
 */
export const FeedbackFields = z.object({
  email: z
    .string(because('account.email-empty'))
    .trim()
    .refine((text) => text === '' || isEmail(text), because('account.email-invalid')),
  description: z
    .string(because('feedback.description-empty'))
    .trim()
    .min(1, because('feedback.description-empty'))
    .max(5000, because('feedback.description-too-long')),
  modalType: FeedbackType,
})

/** What staff see of a feedback. */
const FeedbackEntry = z.object({
  id: z.string(),
  at: z.number(),
  /** `null`: a visitor, or somebody who is gone. */
  username: z.string().nullable(),
  email: z.string(),
  description: z.string(),
  type: FeedbackType,
  hasImage: z.boolean(),
  hasRecording: z.boolean(),
})
export type FeedbackEntry = z.infer<typeof FeedbackEntry>

/** Answer of GET /api/feedback, for staff: the newest first. */
export const FeedbackAnswer = z.object({ entries: z.array(FeedbackEntry) })

/** Query of GET /api/feedback/image and GET /api/feedback/recording. */
export const FeedbackQuery = z.object({ id: z.string().max(64) })
