import type { PeopleWords } from '../words.ts'

export const learn: PeopleWords['learn'] = {
  documentTitle: 'Lernen · Nestling',
  title: 'Drei Welten, Schritt für Schritt',
  lead: 'Jeder Schritt ist eine Sache zum Bauen. Mach sie der Reihe nach und auf deine Weise; jeder Weg, der ankommt, ist richtig.',
  start: 'Anfangen',
  startCourse: '{{course}} anfangen',
  startAgain: 'Noch einmal',
  startCourseAgain: 'Noch einmal: {{course}}',
  begin: 'Mit einem leeren Tablett anfangen',
  samples: 'Oder schau, wie andere es gemacht haben: die Beispiele',
  steps: 'Schritte von {{course}}',
  done: 'geschafft',
}
