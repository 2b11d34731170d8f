import type { ErrorEntry } from './error-entry.ts'

/** Sign-up and login (spec 5; the English sentences up to 'Password do not match' are word for word). */
export const accountErrors = {
  'account.username-empty': {
    status: 400,
    en: 'Username cannot be empty',
    de: 'Der Benutzername darf nicht leer sein',
  },
  'account.fullname-empty': {
    status: 400,
    en: 'Fullname cannot be empty',
    de: 'Der Name darf nicht leer sein',
  },
  'account.email-empty': { status: 400, en: 'Email cannot be empty', de: 'Die E-Mail darf nicht leer sein' },
  'account.password-empty': {
    status: 400,
    en: 'Password cannot be empty',
    de: 'Das Passwort darf nicht leer sein',
  },
  'account.email-invalid': { status: 400, en: 'Email is not valid', de: 'Diese E-Mail stimmt so nicht' },
  'account.passwords-differ': {
    status: 400,
    en: 'Password do not match',
    de: 'Die Passwörter sind nicht gleich',
  },
  'account.username-characters': {
    status: 400,
    en: 'Username can only have letters (a to z) and digits',
    de: 'Im Benutzernamen gehen nur Buchstaben (a bis z) und Ziffern',
  },
  'account.username-too-long': {
    status: 400,
    en: 'Username can have at most 30 characters',
    de: 'Der Benutzername darf höchstens 30 Zeichen haben',
  },
  'account.username-reserved': {
    status: 400,
    en: 'This username is not available. Try another one.',
    de: 'Diesen Benutzernamen gibt es schon für etwas anderes. Nimm einen anderen.',
  },
  'account.username-taken': {
    status: 409,
    en: 'This username is already taken. Try another one.',
    de: 'Diesen Benutzernamen hat schon jemand. Nimm einen anderen.',
  },
  'account.fullname-too-long': {
    status: 400,
    en: 'Fullname can have at most 80 characters',
    de: 'Der Name darf höchstens 80 Zeichen haben',
  },
  'account.email-taken': {
    status: 409,
    en: 'There is already an account with this email. Log in instead?',
    de: 'Mit dieser E-Mail gibt es schon ein Konto. Willst du dich anmelden?',
  },
  'account.password-too-short': {
    status: 400,
    en: 'Password needs at least 8 characters',
    de: 'Das Passwort braucht mindestens 8 Zeichen',
  },
  'account.password-too-long': {
    status: 400,
    en: 'Password can have at most 200 characters',
    de: 'Das Passwort darf höchstens 200 Zeichen haben',
  },
  'account.credentials-wrong': {
    status: 401,
    en: 'Username or password is wrong',
    de: 'Benutzername oder Passwort stimmt nicht',
  },
  'account.login-needed': { status: 401, en: 'Not Logged In', de: 'Du bist nicht angemeldet' },
  'account.too-many-tries': {
    status: 429,
    en: 'Too many tries. Wait a minute, then try again.',
    de: 'Zu viele Versuche. Warte eine Minute und versuch es dann noch einmal.',
  },
  'account.person-missing': {
    status: 404,
    en: 'There is nobody with this username.',
    de: 'Mit diesem Benutzernamen gibt es niemanden.',
  },
} as const satisfies Record<string, ErrorEntry>
