import { z } from 'zod'
import { Email, NewPassword } from './account.ts'
import { because } from './because.ts'

/** The id of a reset that step 1 has answered. */
const ResetToken = z
  .string(because('account.code-over'))
  .min(1, because('account.code-over'))
  .max(100, because('account.code-over'))

/** Six digits, as a text or as a number, which loses zeros in front. */
const Code = z
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
  z.object({ step: z.literal([2, '2']), token: ResetToken, code: Code }),
  z.object({ step: z.literal([3, '3']), token: ResetToken, newPassword: NewPassword }),
])
export type PasswordResetRequest = z.input<typeof PasswordResetRequest>

/** Step 1 answers the token for the other two; those answer nothing but that it is done. */
export const PasswordResetAnswer = z.object({ token: z.string().optional() })
