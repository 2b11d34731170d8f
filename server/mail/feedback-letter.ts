import type { NewFeedback } from '../storage/ports/feedback.ts'
import type { MailMessage } from './mail-message.ts'

const subjects = { bug: 'Nestling: a bug', feature: 'Nestling: a wish' } as const

/** The letter that tells the people of an installation what somebody wrote. The picture stays on the server. */
export const feedbackLetter = (
  to: string,
  { id, type, email, description, image }: NewFeedback,
): MailMessage => ({
  to,
  subject: subjects[type],
  text: `${description}

From: ${email.replaceAll(/\s/g, ' ')}
Number: ${id}${image ? '\nA picture came with it.' : ''}
`,
})
