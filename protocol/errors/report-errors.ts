import type { ErrorEntry } from './error-entry.ts'

/** Feedback, reports, moderation and words that hurt. */
export const reportErrors = {
  'feedback.description-empty': {
    status: 400,
    en: 'Tell us what happened or what you wish for.',
    de: 'Erzähl uns, was passiert ist oder was du dir wünschst.',
  },
  'feedback.description-too-long': {
    status: 400,
    en: 'The description can have at most 5000 characters.',
    de: 'Die Beschreibung darf höchstens 5000 Zeichen haben.',
  },
  'feedback.type-unknown': {
    status: 400,
    en: 'Say whether it is a bug or a wish.',
    de: 'Sag, ob es ein Fehler oder ein Wunsch ist.',
  },
  'report.note-too-long': {
    status: 400,
    en: 'The note can have at most 500 characters.',
    de: 'Die Notiz darf höchstens 500 Zeichen haben.',
  },
  'report.own': {
    status: 400,
    en: 'This is yours: you can change or delete it yourself.',
    de: 'Das gehört dir: Du kannst es selbst ändern oder löschen.',
  },
  'moderation.staff-only': {
    status: 403,
    en: 'Only staff may decide this.',
    de: 'Das dürfen nur Mitarbeitende entscheiden.',
  },
  'moderation.missing': {
    status: 404,
    en: 'There is no such project or profile.',
    de: 'So ein Projekt oder Profil gibt es nicht.',
  },
  'moderation.not-for-profiles': {
    status: 400,
    en: 'A profile can be hidden, but not deleted.',
    de: 'Ein Profil kann verborgen, aber nicht gelöscht werden.',
  },
  'moderation.hidden': {
    status: 403,
    en: 'This project was hidden by our team. You can go on working on it, but it cannot be shown to others.',
    de: 'Dieses Projekt hat unser Team verborgen. Du kannst weiter daran arbeiten, aber es kann niemandem gezeigt werden.',
  },
  'words.unkind': {
    status: 422,
    en: 'There is a word in it that can hurt others. Please choose another one.',
    de: 'Darin ist ein Wort, das andere verletzen kann. Bitte wähle ein anderes.',
  },
} as const satisfies Record<string, ErrorEntry>
