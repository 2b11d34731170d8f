import type { PeopleWords } from '../words.ts'

export const found: PeopleWords['found'] = {
  title: 'Warst du das?',
  text: 'Auf diesem Gerät hat jemand ohne Konto gebaut. Schau nach: Wenn du das warst, kannst du es behalten.',
  opened: 'zuletzt geöffnet: {{ago}}',
  look: 'Nachschauen',
  lookNamed: 'Nachschauen, was zuletzt geöffnet wurde: {{ago}}',
  none: 'Nichts davon ist von mir',
  all: 'Alle {{count}} zeigen',
  askTitle: 'Hast du diese Welt gemacht?',
  askText:
    'Sie wurde auf diesem Gerät ohne Konto gebaut. Wenn du das warst, kommt sie in dein Regal. Wenn es jemand anderes war, bleibt sie hier für dieses Kind.',
  yes: 'Ja, die ist von mir',
  no: 'Nein, die ist nicht von mir',
  cameAlong: 'Du bist in der Klasse „{{name}}“, und deine Welt ist mitgekommen.',
}
