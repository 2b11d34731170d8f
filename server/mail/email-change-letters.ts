import type { MailMessage } from './mail-message.ts'

interface Change {
  readonly username: string
  readonly newAddress: string
  readonly code: string
}

const texts = {
  old: {
    en: ({ username, newAddress, code }: Change) => ({
      subject: `Your Nestling code: ${code}`,
      text: `Hello ${username},

your Nestling account is to get the email address ${newAddress} instead of this one. If you want that, type this code where you asked for it:

    ${code}

It works for 10 minutes and only once. If it was not you who asked, do nothing, and change your password: somebody knows it.
`,
    }),
    de: ({ username, newAddress, code }: Change) => ({
      subject: `Dein Code für Nestling: ${code}`,
      text: `Hallo ${username},

dein Konto bei Nestling soll statt dieser die E-Mail-Adresse ${newAddress} bekommen. Wenn du das willst, gib diesen Code dort ein, wo du danach gefragt hast:

    ${code}

Er gilt 10 Minuten und nur einmal. Wenn du das nicht warst, tu nichts und ändere dein Passwort: Jemand kennt es.
`,
    }),
  },
  new: {
    en: ({ username, code }: Change) => ({
      subject: `Your Nestling code: ${code}`,
      text: `Hello ${username},

this is to be the email address of your Nestling account. Type this code where you asked for it:

    ${code}

It works for 10 minutes and only once. If you know nothing of it, do nothing.
`,
    }),
    de: ({ username, code }: Change) => ({
      subject: `Dein Code für Nestling: ${code}`,
      text: `Hallo ${username},

das hier soll die E-Mail-Adresse deines Kontos bei Nestling werden. Gib diesen Code dort ein, wo du danach gefragt hast:

    ${code}

Er gilt 10 Minuten und nur einmal. Wenn du nichts davon weißt, tu nichts.
`,
    }),
  },
} as const

/** The letter with the code that the `old` or the `new` mailbox of an account confirms a change by. */
export const emailChangeLetter = (
  which: 'old' | 'new',
  to: string,
  change: Change,
  language: 'en' | 'de',
): MailMessage => ({ to, ...texts[which][language](change) })
