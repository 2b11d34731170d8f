/** A letter as it is written; who it is from is the installation's setting. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
}
