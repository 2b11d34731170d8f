import { z } from 'zod'
import { because } from './because.ts'
import { isEmail } from './email-rule.ts'

/** POST /api/auth/forgetPassword, step 1: the email of the account (spec 7). */
export const ForgotPasswordEmail = z.object({
  step: z.literal(1),
  email: z
    .string(because('account.email-empty'))
    .trim()
    .min(1, because('account.email-empty'))
    .refine((text) => text === '' || isEmail(text), because('account.email-invalid')),
})

/** Step 2: the code of the mail, digits only. */
export const ForgotPasswordCode = z.object({
  step: z.literal(2),
  token: z.string(),
  code: z
    .string()
    .trim()
    .min(1, because('account.code-empty'))
    .regex(/^\d*$/, because('account.code-not-numeric')),
})

/** Step 3: the new password, at least 8 characters (spec 9). */
export const ForgotPasswordNew = z.object({
  step: z.literal(3),
  token: z.string(),
  newPassword: z
    .string(because('account.password-empty'))
    .min(1, because('account.password-empty'))
    .refine((text) => text === '' || text.length >= 8, because('account.password-too-short'))
    .max(200, because('account.password-too-long')),
})

/** Answer of step 1; the token names this reset in the steps that follow. */
export const ForgotPasswordAnswer = z.object({ token: z.string() })
