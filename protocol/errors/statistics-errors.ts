import type { ErrorEntry } from './error-entry.ts'

/** What people may count, and how they ask for it. */
export const statisticsErrors = {
  'statistics.staff-only': {
    status: 403,
    en: 'Only staff may see this.',
    de: 'Das dürfen nur Mitarbeitende sehen.',
  },
  'statistics.number-wrong': {
    status: 400,
    en: 'Choose a whole number from 1 to 10.',
    de: 'Wähle eine ganze Zahl von 1 bis 10.',
  },
  'statistics.unit-wrong': {
    status: 400,
    en: 'Choose weeks or days.',
    de: 'Wähle Wochen oder Tage.',
  },
  'statistics.day-wrong': {
    status: 400,
    en: 'A day is written like 2022-11-01.',
    de: 'Ein Tag wird so geschrieben: 2022-11-01.',
  },
  'statistics.span-wrong': {
    status: 400,
    en: 'The first day must not come after the last.',
    de: 'Der erste Tag darf nicht nach dem letzten liegen.',
  },
  'statistics.span-too-long': {
    status: 400,
    en: 'Choose at most 20 years.',
    de: 'Wähle höchstens 20 Jahre.',
  },
  'statistics.event-unknown': {
    status: 400,
    en: 'Name the events event1, event2 and so on, each with a type that is counted.',
    de: 'Nenne die Ereignisse event1, event2 und so weiter, jedes mit einer Art, die gezählt wird.',
  },
  'statistics.filter-wrong': {
    status: 400,
    en: 'Events can be filtered by course (hoc), step and page.',
    de: 'Ereignisse lassen sich nach Kurs (hoc), Schritt (step) und Seite (page) filtern.',
  },
} as const satisfies Record<string, ErrorEntry>
