import { z } from 'zod'
import { Email } from './account.ts'
import { because } from './because.ts'
import { LetterCode, LetterToken } from './password-reset.ts'

/** POST /api/users/email: the address that is wanted, and the password of an account that has one. */
export const ChangeEmailRequest = z.strictObject(
  { email: Email, password: z.string().max(200, because('account.password-wrong')).optional() },
  because('account.field-unknown'),
)
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>

/** The token goes with both codes; whether the address is anybody's is not said. */
export const ChangeEmailAnswer = z.object({ token: z.string() })

/** POST /api/users/email/confirm: the code from either mailbox. */
export const ConfirmEmailRequest = z.strictObject(
  { token: LetterToken, code: LetterCode },
  because('account.field-unknown'),
)
export type ConfirmEmailRequest = z.input<typeof ConfirmEmailRequest>

/** False while the code from the other mailbox is missing. */
export const ConfirmEmailAnswer = z.object({ isChanged: z.boolean() })
