import { z } from 'zod'
import { Email } from './account.ts'
import { because } from './because.ts'

/** What somebody writes to us about (spec 2, 'other options'). */
export const FeedbackType = z.enum(['bug', 'feature'], because('feedback.type-unknown'))
export type FeedbackType = z.infer<typeof FeedbackType>

/** Fields of POST /api/feedback (multipart); `image`, a JPEG or PNG, is a file and may be left out. */
export const FeedbackFields = z.object({
  email: Email,
  description: z
    .string(because('feedback.description-empty'))
    .trim()
    .min(1, because('feedback.description-empty'))
    .max(5000, because('feedback.description-too-long')),
  modalType: FeedbackType,
})
