/** A forgotten password that somebody asked to replace; for an email of nobody it is kept alike, and never comes to anything. */
export interface NewPasswordReset {
  readonly tokenHash: string
  /** Of the email in lower case, so that addresses of strangers are not kept. */
  readonly emailHash: string
  /** `null`: the email is nobody's. */
  readonly userId: string | null
  readonly codeHash: string
  readonly at: number
  readonly expiresAt: number
}

/** `over`: the token has run out, was used, was tried too often, or never was. */
export type CodeVerdict = 'right' | 'wrong' | 'over'

export interface PasswordResets {
  /** False, and nothing kept, when this email has had `max` of them since `since`. */
  begin(reset: NewPasswordReset, limit: { max: number; since: number }): Promise<boolean>
  /** Counts a try; a right code makes `redeem` possible. After `maxTries` even the right code is refused. */
  tryCode(tokenHash: string, codeHash: string, at: number, maxTries: number): Promise<CodeVerdict>
  /** Whose password may be replaced now, once: the token and all others of the person are gone then. */
  redeem(tokenHash: string, at: number): Promise<string | undefined>
  forgetExpired(before: number): Promise<void>
}
