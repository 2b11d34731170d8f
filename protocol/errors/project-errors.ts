import type { ErrorEntry } from './error-entry.ts'

/** Creating, changing, sharing and publishing projects. */
export const projectErrors = {
  'project.epoch-missing': {
    status: 404,
    en: 'This project has no such earlier state.',
    de: 'Von diesem Projekt gibt es keinen solchen früheren Stand.',
  },
  'project.moment-missing': {
    status: 404,
    en: 'This moment of the project is not kept (any more).',
    de: 'Dieser Moment des Projekts ist nicht (mehr) aufgehoben.',
  },
  'project.missing': {
    status: 404,
    en: 'This project does not exist, or you may not see it.',
    de: 'Dieses Projekt gibt es nicht, oder du darfst es nicht sehen.',
  },
  'project.forbidden': {
    status: 403,
    en: 'You may look at this project, but not change it.',
    de: 'Du darfst dir dieses Projekt ansehen, aber nicht ändern.',
  },
  'project.owner-only': {
    status: 403,
    en: 'Only the person this project belongs to can do this.',
    de: 'Das kann nur, wem das Projekt gehört.',
  },
  'project.too-many': {
    status: 409,
    en: 'You have 1000 projects. Delete some for good first; those in the bin count too.',
    de: 'Du hast 1000 Projekte. Lösche zuerst welche endgültig; auch die im Papierkorb zählen.',
  },
  'project.made-often': {
    status: 429,
    en: 'You have made very many projects within an hour. Go on with one of them, or try it again later.',
    de: 'Du hast in einer Stunde sehr viele Projekte angelegt. Mach an einem davon weiter oder versuch es später noch einmal.',
  },
  'project.written-much': {
    status: 429,
    en: 'You have stored very much today. Try again tomorrow.',
    de: 'Du hast heute sehr viel gespeichert. Versuch es morgen wieder.',
  },
  'project.published-often': {
    status: 429,
    en: 'You have published very often within an hour. Nothing is lost: publish it again later.',
    de: 'Du hast in einer Stunde sehr oft veröffentlicht. Es ist nichts verloren: Veröffentliche es später noch einmal.',
  },
  'project.name-empty': {
    status: 400,
    en: 'Give your project a name.',
    de: 'Gib deinem Projekt einen Namen.',
  },
  'project.name-too-long': {
    status: 400,
    en: 'The name can have at most 80 characters.',
    de: 'Der Name darf höchstens 80 Zeichen haben.',
  },
  'project.description-too-long': {
    status: 400,
    en: 'The description can have at most 2000 characters.',
    de: 'Die Beschreibung darf höchstens 2000 Zeichen haben.',
  },
  'project.not-published': {
    status: 404,
    en: 'This world is not published (any more).',
    de: 'Diese Welt ist nicht (mehr) veröffentlicht.',
  },
  'project.not-clonable': {
    status: 403,
    en: 'This project is not published, so it cannot be copied.',
    de: 'Dieses Projekt ist nicht veröffentlicht und kann nicht kopiert werden.',
  },
  'project.document-unreadable': {
    status: 422,
    en: 'This project could not be read. Nothing was changed.',
    de: 'Dieses Projekt konnte nicht gelesen werden. Es wurde nichts geändert.',
  },
  'project.document-too-large': {
    status: 413,
    en: 'This project is too large to publish or copy.',
    de: 'Dieses Projekt ist zu groß zum Veröffentlichen oder Kopieren.',
  },
  'project.picture-unreadable': {
    status: 415,
    en: 'The picture must be a JPEG or a PNG.',
    de: 'Das Bild muss ein JPEG oder ein PNG sein.',
  },
  'project.picture-too-large': {
    status: 413,
    en: 'The picture is too large (10 MB at most).',
    de: 'Das Bild ist zu groß (höchstens 10 MB).',
  },
  'project.owner-cannot-be-invited': {
    status: 400,
    en: 'This project already belongs to you.',
    de: 'Dieses Projekt gehört dir schon.',
  },
  'project.published-only': {
    status: 403,
    en: 'You can play this world and make a copy of it.',
    de: 'Du kannst diese Welt spielen und dir eine Kopie davon machen.',
  },
  'project.not-invited': {
    status: 404,
    en: 'This person is not invited to this project.',
    de: 'Diese Person ist nicht zu diesem Projekt eingeladen.',
  },
  'project.storage-unreadable': {
    status: 503,
    en: 'This browser does not let Nestling read its storage. Your project was not changed.',
    de: 'Dieser Browser lässt Nestling nicht an seinen Speicher. Dein Projekt wurde nicht verändert.',
  },
  'project.stored-missing': {
    status: 404,
    en: 'This browser has lost what it kept of this project.',
    de: 'Dieser Browser hat verloren, was er von diesem Projekt hatte.',
  },
} as const satisfies Record<string, ErrorEntry>
