import type { PageWords } from '../words.ts'

export const contact: PageWords['contact'] = {
  documentTitle: 'Kontakt · Nestling',
  title: 'Schreib uns',
  lead: 'Etwas ist kaputt, du hast eine Idee oder eine Frage: Wir lesen alles.',
  feedback: 'Schreib uns',
  sections: {
    world: {
      title: 'Eine Welt oder ein Profil ist nicht in Ordnung',
      text: `Öffne sie und drück auf Melden. So erfährt es unser Team am schnellsten, und niemand erfährt, dass du es warst.`,
    },
    bug: {
      title: 'Etwas geht nicht',
      text: `Erzähl uns, was du gemacht hast und was passiert ist: [ein Fehler](/feedback). In der Werkstatt steht das im Menü mit dem Fragezeichen, und dort kannst du mitschicken, was in den letzten fünf Minuten war.`,
    },
    idea: {
      title: 'Du hast eine Idee',
      text: `Sag uns, was du dir wünschst: [ein Wunsch](/feedback?type=feature).`,
    },
    login: {
      title: 'Du kommst nicht hinein',
      text: `Wenn wir deine E-Mail haben, drück auf Anmelden und dann auf Passwort vergessen. Wenn du mit einem Klassencode dabei bist, bekommst du von deiner Lehrkraft neue Geheimbilder.`,
    },
    data: {
      title: 'Deine Daten',
      text: `Alles kannst du selbst [herunterladen oder löschen](/privacy). Eltern und Lehrkräfte schreiben uns.`,
    },
    operator: {
      title: 'Wer dieses Nestling betreibt',
      unknown: 'Das steht hier noch nicht. Frag die Schule oder die Person, von der du diese Adresse hast.',
    },
  },
}
