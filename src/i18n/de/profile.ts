import type { PeopleWords } from '../words.ts'

export const profile: PeopleWords['profile'] = {
  tabs: 'Projekte und Kurse',
  projects: 'Projekte',
  courses: 'Kurse',
  since: 'Dabei seit {{date}}',
  report: 'Melden',
  edit: {
    button: 'Profil bearbeiten',
    title: 'Dein Profil',
    choose: 'Bild aussuchen',
    remove: 'Ohne Bild',
    pictureHint: 'Eine Zeichnung oder eine deiner Welten, kein Foto von dir.',
    name: 'Wie sollen wir dich nennen?',
    nameHint: 'Ein erfundener Name. Nie dein echter.',
    about: 'Über dich',
    aboutHint: 'Was baust du gern?',
    save: 'Speichern',
    saved: 'Dein Profil ist gespeichert.',
  },
  loginFirst: {
    title: 'Melde dich an, um deine Projekte zu sehen',
    text: 'Sie liegen in deinem Regal, auf jedem Gerät.',
  },
  coursesTab: {
    documentTitle: 'Kurse von {{username}} · Nestling',
    steps: '{{done}} von {{steps}} Schritten',
    finished: 'Fertig seit {{date}}',
    certificate: 'Urkunde',
    notStarted: 'Noch nicht angefangen',
    private: 'Wie weit {{username}} in den Kursen ist, sieht nur {{username}} selbst.',
    'space-invader': {
      name: 'Space Invader',
      text: 'Ein Raumschiff, ein Gitter aus Klonen, und sie marschieren.',
    },
    'solar-system': {
      name: 'Sonnensystem',
      text: 'Die Erde kreist um die Sonne, und alle Planeten lassen sich anklicken.',
    },
    't-rex': {
      name: 'T-Rex',
      text: 'Ein Dinosaurier läuft und springt, und die Kakteen kommen immer schneller.',
    },
  },
}
