import type { ErrorEntry } from './error-entry.ts'

/** Why the sync server refused or closed a connection; the code is the close reason that the client reads. */
export const syncErrors = {
  'sync.login-needed': {
    status: 401,
    en: 'Log in to work on this project together.',
    de: 'Melde dich an, um gemeinsam an diesem Projekt zu bauen.',
  },
  'sync.ticket-needed': {
    status: 401,
    en: 'The way into this project has run out. Nestling asks for a new one.',
    de: 'Der Zugang zu diesem Projekt ist abgelaufen. Nestling holt einen neuen.',
  },
  'sync.forbidden': {
    status: 403,
    en: 'You may not open this project.',
    de: 'Du darfst dieses Projekt nicht öffnen.',
  },
  'sync.too-many-connections': {
    status: 429,
    en: 'Nestling is open too often. Close some tabs and try again.',
    de: 'Nestling ist zu oft offen. Schließ ein paar Tabs und versuch es noch einmal.',
  },
  'sync.bad-frames': {
    status: 400,
    en: 'The connection sent things that Nestling does not understand.',
    de: 'Über die Verbindung kam etwas, das Nestling nicht versteht.',
  },
  'sync.too-fast': {
    status: 429,
    en: 'The connection sent too much at once.',
    de: 'Über die Verbindung kam zu viel auf einmal.',
  },
  'sync.written-much': {
    status: 429,
    en: 'You have changed very much today. What you build is kept on this device until there is room again.',
    de: 'Du hast heute sehr viel geändert. Was du baust, bleibt auf diesem Gerät, bis wieder Platz ist.',
  },
  'sync.update-unreadable': {
    status: 422,
    en: 'A change could not be read and was not saved.',
    de: 'Eine Änderung konnte nicht gelesen werden und wurde nicht gespeichert.',
  },
  'sync.update-too-large': {
    status: 413,
    en: 'This change is too large to be saved.',
    de: 'Diese Änderung ist zu groß zum Speichern.',
  },
  'sync.update-incomplete': {
    status: 422,
    en: 'A change arrived without the one before it and was not saved.',
    de: 'Eine Änderung kam ohne ihre Vorgängerin an und wurde nicht gespeichert.',
  },
  'sync.update-too-deep': {
    status: 422,
    en: 'A change was nested too deeply and was not saved.',
    de: 'Eine Änderung war zu tief verschachtelt und wurde nicht gespeichert.',
  },
  'sync.project-too-large': {
    status: 413,
    en: 'This project is full. Remove something to go on.',
    de: 'Dieses Projekt ist voll. Entferne etwas, um weiterzubauen.',
  },
  'sync.foreign-author': {
    status: 403,
    en: 'A change was made in the name of somebody else and was not saved.',
    de: 'Eine Änderung lief unter dem Namen von jemand anderem und wurde nicht gespeichert.',
  },
  'sync.old-epoch': {
    status: 409,
    en: 'This project was tidied up meanwhile. Your changes are being brought over.',
    de: 'Dieses Projekt wurde inzwischen aufgeräumt. Deine Änderungen werden übernommen.',
  },
  'sync.not-stored': {
    status: 503,
    en: 'The server could not save just now. Your work is kept on this device.',
    de: 'Der Server konnte gerade nicht speichern. Deine Arbeit bleibt auf diesem Gerät.',
  },
  'sync.access-changed': {
    status: 403,
    en: 'Your rights on this project have changed.',
    de: 'Deine Rechte an diesem Projekt haben sich geändert.',
  },
} as const satisfies Record<string, ErrorEntry>
