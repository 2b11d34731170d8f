import type { MailMessage } from './mail-message.ts'

const texts = {
  en: (name: string, code: string) => ({
    subject: `Your Nestling code: ${code}`,
    text: `Hello ${name},

you want a new password for Nestling. Type this code where you asked for it:

    ${code}

It works for 10 minutes and only once. If it was not you who asked, do nothing: your password stays as it is.
`,
  }),
  de: (name: string, code: string) => ({
    subject: `Dein Code für Nestling: ${code}`,
    text: `Hallo ${name},

du möchtest ein neues Passwort für Nestling. Gib diesen Code dort ein, wo du danach gefragt hast:

    ${code}

Er gilt 10 Minuten und nur einmal. Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
`,
  }),
} as const

/** The letter with the code for a new password. */
export const resetLetter = (
  to: string,
  username: string,
  code: string,
  language: 'en' | 'de',
): MailMessage => ({ to, ...texts[language](username, code) })
