import type { NewFeedback } from '../storage/ports/feedback.ts'
import type { MailMessage } from './mail-message.ts'

const subjects = { bug: 'Nestling: a bug', feature: 'Nestling: a wish' } as const

/** The letter that tells the people of an installation what somebody wrote. Picture and recording stay on the server. */
export const feedbackLetter = (
  to: string,
  { id, type, email, description, image, recording }: NewFeedback,
): MailMessage => ({
  to,
  subject: subjects[type],
  text: `${description}

From: ${email === '' ? 'somebody without an email' : email.replaceAll(/\s/g, ' ')}
Number: ${id}${image ? '\nA picture came with it.' : ''}${recording ? '\nA recording came with it: staff open it under /moderation.' : ''}
`,
})
