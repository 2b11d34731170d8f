import type { ErrorEntry } from './error-entry.ts'

/** Courses, certificates and streaks. */
export const courseErrors = {
  'course.unknown': { status: 400, en: 'There is no such course.', de: 'So einen Kurs gibt es nicht.' },
  'course.unfinished': {
    status: 409,
    en: 'The certificate comes when all steps of the course are done.',
    de: 'Die Urkunde gibt es, wenn alle Schritte des Kurses geschafft sind.',
  },
  'course.certificate-missing': {
    status: 404,
    en: 'There is no certificate with this code.',
    de: 'Zu diesem Code gibt es keine Urkunde.',
  },
  'streak.time-zone-unknown': {
    status: 400,
    en: 'This time zone is not known.',
    de: 'Diese Zeitzone ist nicht bekannt.',
  },
} as const satisfies Record<string, ErrorEntry>
