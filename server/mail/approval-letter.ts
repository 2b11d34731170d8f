import type { MailMessage } from './mail-message.ts'

interface Wish {
  /** How the pupil is called. */
  readonly name: string
  readonly displayName: string
  /** Where the world can be looked at. */
  readonly address: string
}

const texts = {
  en: ({ name, displayName, address }: Wish) => ({
    subject: 'A pupil wants to show a world',
    text: `${name} has made '${displayName}' and wants to show it outside your class too. Until you have looked at it, only the class sees it.

    ${address}

If you do nothing, it stays with the class.
`,
  }),
  de: ({ name, displayName, address }: Wish) => ({
    subject: 'Jemand aus der Klasse möchte eine Welt zeigen',
    text: `${name} hat „${displayName}“ gebaut und möchte es auch außerhalb deiner Klasse zeigen. Solange du es nicht angesehen hast, sieht es nur die Klasse.

    ${address}

Wenn du nichts tust, bleibt es in der Klasse.
`,
  }),
} as const

/** Tells a teacher that a pupil asks to show something beyond the class. */
export const approvalLetter = (to: string, wish: Wish, language: 'en' | 'de'): MailMessage => ({
  to,
  ...texts[language](wish),
})
