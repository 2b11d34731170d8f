import type { PeopleWords } from '../words.ts'

export const certificate: PeopleWords['certificate'] = {
  documentTitle: 'Urkunde {{course}} · Nestling',
  title: 'Urkunde: {{course}}',
  sheet: 'Urkunde',
  did: 'hat am {{date}} den Kurs {{course}} geschafft.',
  shows: 'Schritte: {{steps}} · Änderungen: {{edits}} · Fehler gefunden und behoben: {{errors}}',
  true: 'Von diesem Nestling bestätigt. Wer diese Adresse öffnet, sieht dasselbe.',
  qr: 'QR-Code dieser Urkunde',
  pdf: 'Als PDF speichern',
  needsCode: 'Um eine Urkunde von {{username}} zu sehen, brauchst du ihre ganze Adresse mit dem Code.',
  missing: '{{done}} von {{steps}} Schritten sind geschafft. Die Urkunde gibt es, wenn es alle sind.',
  toCourses: 'Zu den Kursen',
  choose:
    'Du hast alle Schritte geschafft! Welcher Name soll auf deiner Urkunde stehen? Später lässt er sich nicht ändern.',
  as: '„{{name}}“ daraufschreiben',
}
