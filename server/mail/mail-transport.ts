import type { MailMessage } from './mail-message.ts'

/** One way for letters to leave. */
export interface MailTransport {
  /** Where they go, for the start message. */
  readonly place: string
  /** Rejects when the letter was not taken; it may be tried again then. */
  deliver(message: MailMessage): Promise<void>
  close(): Promise<void>
}
