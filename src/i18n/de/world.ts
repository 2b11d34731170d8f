import type { PeopleWords } from '../words.ts'

export const world: PeopleWords['world'] = {
  like: '{{project}} gefällt mir',
  remix: 'Remixen',
  remixing: 'Deine Kopie entsteht …',
  remixed: 'Diese Kopie gehört dir. Ändere, was du magst.',
  remixFailed: 'Die Kopie hat diesmal nicht geklappt. Versuch es noch einmal.',
  remixWithFiles: 'Diese Welt hat eigene Bilder oder Klänge. Melde dich an, dann kommen sie mit.',
  duplicate: {
    title: '{{project}} duplizieren',
    text: 'Die Kopie liegt dann in deinem Regal, und nur du siehst sie.',
    name: 'Name der Kopie',
    usualName: '{{project}}, meine Kopie',
    submit: 'Duplizieren',
    done: '{{name}} liegt in deinem Regal.',
    open: 'Öffnen',
  },
  seeInside: 'Hineinschauen',
  seeInsideText: 'Alle Dinge und alle Blöcke, zum Anschauen und Abgucken.',
  kinds: 'Was für eine Welt das ist',
  report: 'Melden',
  tree: {
    title: 'Stammbaum',
    none: 'Noch niemand hat einen Remix davon gemacht. Fang du an.',
    more: 'und {{count}} weitere',
  },
  similar: { title: 'Ähnliche Projekte', all: 'Alle zeigen' },
  device: {
    title: 'Wo sie läuft',
    here: 'Hier, mit Tasten, Maus oder Fingern',
    checking: 'Eine VR-Brille wird gesucht …',
    vr: 'VR: An diesem Gerät wurde eine Brille gefunden',
    noVr: 'VR: Keine Brille gefunden. Öffne im Browser einer Brille den Spielcode {{code}}.',
    ar: 'AR: Dieses Gerät kann es',
    noAr: 'AR: Dieses Gerät kann es nicht; neuere Android-Handys mit Chrome können es',
  },
}
