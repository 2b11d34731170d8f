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
  'account.password-common': {
    status: 400,
    en: 'Too many people use this password. Think of another one.',
    de: 'Dieses Passwort benutzen zu viele. Denk dir ein anderes aus.',
  },
  'account.password-wrong': {
    status: 403,
    en: 'This is not your password.',
    de: 'Das ist nicht dein Passwort.',
  },
  'account.code-empty': {
    status: 400,
    en: 'Type the code from the email.',
    de: 'Gib den Code aus der E-Mail ein.',
  },
  'account.code-characters': {
    status: 400,
    en: 'The code has digits only.',
    de: 'Der Code besteht nur aus Ziffern.',
  },
  'account.code-wrong': {
    status: 400,
    en: 'This code is not right. Look into the email again.',
    de: 'Dieser Code stimmt nicht. Schau noch einmal in die E-Mail.',
  },
  'account.code-over': {
    status: 400,
    en: 'This code does not work any more. Ask for a new one.',
    de: 'Dieser Code gilt nicht mehr. Lass dir einen neuen schicken.',
  },
  'account.too-many-codes': {
    status: 429,
    en: 'There have been enough codes for now. Look for the newest email, or try again in an hour.',
    de: 'Es gab jetzt genug Codes. Such die neueste E-Mail, oder versuch es in einer Stunde noch einmal.',
  },
  'account.about-too-long': {
    status: 400,
    en: 'What you say about yourself can have at most 500 characters',
    de: 'Über dich kannst du höchstens 500 Zeichen schreiben',
  },
  'account.field-unknown': {
    status: 400,
    en: 'This cannot be changed here.',
    de: 'Das lässt sich hier nicht ändern.',
  },
  'account.picture-missing': {
    status: 400,
    en: 'Choose a picture.',
    de: 'Such ein Bild aus.',
  },
  'account.picture-gone': {
    status: 404,
    en: 'There is no such picture (any more).',
    de: 'Dieses Bild gibt es nicht (mehr).',
  },
  'account.social-off': {
    status: 503,
    en: 'Google is not set up on this Nestling. Use a username and a password.',
    de: 'Auf diesem Nestling ist Google nicht eingerichtet. Nimm Benutzername und Passwort.',
  },
  'account.social-failed': {
    status: 502,
    en: 'Google could not say who you are. Try again, or use your username and password.',
    de: 'Google konnte nicht sagen, wer du bist. Versuch es noch einmal oder nimm Benutzername und Passwort.',
  },
  'account.social-token-refused': {
    status: 403,
    en: 'This sign-in was not made for this Nestling. Use the Google button.',
    de: 'Diese Anmeldung ist nicht für dieses Nestling gemacht. Nimm den Google-Knopf.',
  },
  'account.social-email-missing': {
    status: 403,
    en: "We couldn't find registered email id. Please fill form to signup.",
    de: 'Dort ist keine E-Mail von dir zu finden. Füll das Formular aus, dann bekommst du ein Konto.',
  },
  'account.social-email-unverified': {
    status: 403,
    en: 'Your email there is not confirmed yet, so it cannot be used here.',
    de: 'Deine E-Mail ist dort noch nicht bestätigt und kann hier nicht benutzt werden.',
  },
  'account.email-same': {
    status: 400,
    en: 'This is your email already.',
    de: 'Das ist schon deine E-Mail.',
  },
  'account.email-none': {
    status: 409,
    en: 'Your account has no email. Give it one together with a password of its own.',
    de: 'Dein Konto hat keine E-Mail. Gib ihm eine, zusammen mit einem eigenen Passwort.',
  },
  'account.email-taken': {
    status: 403,
    en: 'There is already an account with this email. Log in with your password; a new one by email makes Google work too.',
    de: 'Mit dieser E-Mail gibt es schon ein Konto. Melde dich mit Passwort an; mit einem neuen per E-Mail geht auch Google.',
  },
} as const satisfies Record<string, ErrorEntry>
