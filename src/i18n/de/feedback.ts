import type { PageWords } from '../words.ts'

export const feedback: PageWords['feedback'] = {
  documentTitle: 'Sag es uns · Nestling',
  title: 'Sag es uns',
  lead: 'Etwas ist kaputt oder fehlt dir? Schreib es auf, wie du es Freunden erzählen würdest. Ein Konto brauchst du dafür nicht.',
  write: 'Deine Nachricht',
  what: 'Worum geht es?',
  types: { bug: 'Ein Fehler', feature: 'Ein Wunsch' },
  describe: {
    bug: 'Was hast du gemacht, und was ist passiert?',
    feature: 'Was wünschst du dir?',
  },
  email: 'Deine E-Mail',
  emailIfAny: 'Deine E-Mail, wenn du eine Antwort möchtest',
  emailHint: 'Wir brauchen sie nur für eine Antwort.',
  addPicture: 'Bild dazulegen',
  otherPicture: 'Anderes Bild',
  removePicture: 'Bild weglassen',
  send: 'Abschicken',
  thanks: 'Danke! Deine Nachricht ist angekommen.',
  read: 'Wir lesen jede. Wenn du etwas gefragt hast, kommt die Antwort per E-Mail.',
  home: 'Zur Startseite',
  recording: {
    want: 'Mitschicken, was in den letzten fünf Minuten war',
    note: 'Dann sehen wir, was schiefging. Deine Texte und Namen werden durch Zeichen ersetzt, die nichts sagen. Nur unser Team öffnet es.',
    preparing: 'Wird vorbereitet …',
    failed: 'Es gibt nichts, was mitgehen könnte. Deine Nachricht kann auch so los.',
    preview: 'Anschauen, was mitgeht ({{steps}} Schritte, {{size}})',
    lines: 'Was mitgeht',
    save: 'Als Datei speichern und anschauen',
  },
}
