import type { ErrorEntry } from './error-entry.ts'

/** Failures that any call can have (spec 8: the fallback sentence is word for word). */
export const generalErrors = {
  'general.failed': {
    status: 500,
    en: 'Sorry! not able to process request right now',
    de: 'Das klappt gerade leider nicht. Versuch es gleich noch einmal.',
  },
  'general.offline': {
    status: 503,
    en: 'There is no connection right now. Try again when you are online.',
    de: 'Gerade gibt es keine Verbindung. Versuch es wieder, wenn du online bist.',
  },
  'general.invalid-request': {
    status: 400,
    en: 'Something in this request is missing or wrong.',
    de: 'In dieser Anfrage fehlt etwas oder etwas ist falsch.',
  },
  'general.text-unstorable': {
    status: 400,
    en: 'This text has a character that cannot be kept. Please type it again.',
    de: 'In diesem Text ist ein Zeichen, das nicht gespeichert werden kann. Bitte tippe ihn neu.',
  },
  'general.not-found': { status: 404, en: 'There is nothing here.', de: 'Hier ist nichts.' },
  'general.foreign-origin': {
    status: 403,
    en: 'This request came from another page and was refused.',
    de: 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  },
  'general.foreign-host': {
    status: 421,
    en: 'Nestling does not live at this address.',
    de: 'Nestling wohnt nicht unter dieser Adresse.',
  },
  'general.too-large': {
    status: 413,
    en: 'This is too large to send.',
    de: 'Das ist zu groß zum Senden.',
  },
  'general.too-many-requests': {
    status: 429,
    en: 'That was a lot at once. Wait a moment and try again.',
    de: 'Das war viel auf einmal. Warte kurz und versuch es noch einmal.',
  },
  'general.busy': {
    status: 503,
    en: 'Many are doing the same thing right now. Try again in a moment.',
    de: 'Gerade machen viele dasselbe. Versuch es gleich noch einmal.',
  },
  'general.not-ready': {
    status: 503,
    en: 'Nestling is just starting or stopping. Try again in a moment.',
    de: 'Nestling startet oder stoppt gerade. Versuch es gleich noch einmal.',
  },
} as const satisfies Record<string, ErrorEntry>
