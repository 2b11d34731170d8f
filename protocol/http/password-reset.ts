import { z } from 'zod'
import { Email, NewPassword } from './account.ts'
import { because } from './because.ts'

/** What was answered when letters were asked for; a code works with its own only. */
export const LetterToken = z
  .string(because('account.code-over'))
  .min(1, because('account.code-over'))
  .max(100, because('account.code-over'))

/** How long the code of a letter works, in milliseconds. */
export const letterCodeMs = 10 * 60 * 1000

/** The six digits of a letter, as a text or as a number, which loses zeros in front. */
export const LetterCode = z
  .union(
    [z.string(), z.number().transform((code) => String(code).padStart(6, '0'))],
    because('account.code-empty'),
  )
  .pipe(
    z
      .string()
      .trim()
      .min(1, because('account.code-empty'))
      .max(20, because('account.code-wrong'))
      .regex(/^\d*$/, because('account.code-characters')),
  )

/** POST /api/auth/forgetPassword (spec 7), which is one call for three steps. */
export const PasswordResetRequest = z.discriminatedUnion('step', [
  z.object({ step: z.literal([1, '1']), email: Email }),
  z.object({ step: z.literal([2, '2']), token: LetterToken, code: LetterCode }),
  z.object({ step: z.literal([3, '3']), token: LetterToken, newPassword: NewPassword }),
])
export type PasswordResetRequest = z.input<typeof PasswordResetRequest>

/** Step 1 answers the token for the other two; those answer nothing but that it is done. */
export const PasswordResetAnswer = z.object({ token: z.string().optional() })
