import type { MailMessage } from './mail-message.ts'

const texts = {
  en: (name: string) => ({
    subject: 'You already have a Nestling account',
    text: `Hello ${name},

somebody has just made a new Nestling account and gave this email address. It already belongs to your account '${name}', and it stays there: only your account can use it for logging in and for a new password.

If that was you: log in as '${name}'. You can ask for a new password there. If it was not you, you need not do anything.
`,
  }),
  de: (name: string) => ({
    subject: 'Du hast schon ein Konto bei Nestling',
    text: `Hallo ${name},

gerade hat jemand ein neues Konto bei Nestling angelegt und diese E-Mail-Adresse angegeben. Sie gehört schon zu deinem Konto „${name}“, und das bleibt so: Nur dein Konto kann sich damit anmelden und ein neues Passwort bekommen.

Wenn du das warst: Melde dich als „${name}“ an. Dort kannst du auch ein neues Passwort anfordern. Wenn nicht, musst du nichts tun.
`,
  }),
} as const

/** Tells whom an address belongs to that it was given at a sign-up; the sign-up's own answer does not tell. */
export const secondSignUpLetter = (to: string, username: string, language: 'en' | 'de'): MailMessage => ({
  to,
  ...texts[language](username),
})
