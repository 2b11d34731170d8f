import type { PeopleWords } from '../words.ts'

export const samples: PeopleWords['samples'] = {
  documentTitle: 'Beispielprojekte · Nestling',
  title: 'Welten zum Auseinandernehmen',
  lead: 'Jede ist fertig zum Spielen und darf geremixt werden: Mach sie auf, schau hinein, ändere eine Sache und sieh, was passiert.',
  emptyTitle: 'Die Beispiele sind unterwegs',
  emptyText: 'Sie werden gerade aufgestellt. Schau gleich noch einmal.',
  fromScratch: 'Oder fang mit einem leeren Tablett an',
}
