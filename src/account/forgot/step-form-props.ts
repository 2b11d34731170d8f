import type { AuthError } from '../../../machines/auth/auth-error.ts'

/** What each step of a forgotten password is given. */
export interface StepFormProps {
  /** The address that the code goes, or went, to. */
  readonly email: string
  readonly error: AuthError | null
  readonly isBusy: boolean
  readonly onSend: (text: string) => void
}
