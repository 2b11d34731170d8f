import type { Words } from '../words.ts'

export const account: Words['account'] = {
  login: {
    title: 'Willkommen - Anmelden bei Nestling',
    or: '- ODER -',
    username: 'Benutzername oder E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    create: 'Konto anlegen',
    note: 'Was du gebaut hast, kommt mit. Beim Anmelden geht nichts verloren.',
    success: 'Du bist angemeldet!',
  },
  social: {
    google: 'Google',
    facebook: 'Facebook',
    notYet: 'Mit Google oder Facebook kannst du dich hier noch nicht anmelden.',
  },
  signup: {
    title: 'Konto anlegen',
    name: 'Wie sollen wir dich nennen?',
    username: 'Benutzername',
    usernameHint: 'Ein erfundener Name. Nie dein echter.',
    email: 'E-Mail',
    password: 'Passwort',
    passwordHint: 'Mindestens 8 Zeichen',
    rePassword: 'Passwort noch einmal',
    submit: 'Konto anlegen',
    haveOne: 'Du hast schon eins?',
    login: 'Anmelden',
    note: 'Heb es auf, zeig es her, bau es mit einer Freundin oder einem Freund. Deine Welt bleibt deine.',
    success: 'Willkommen bei Nestling, {{name}}!',
  },
  heroAlt: 'Ein Baumhaus auf einem Holztablett',
}
