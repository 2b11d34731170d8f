import type { Words } from '../words.ts'

export const place: Words['place'] = {
  notFound: 'Seite nicht gefunden.',
  notFoundText: 'Dieses Projekt gibt es nicht, oder es ist privat.',
  retry: 'Noch einmal versuchen',
  saveRescue: 'Sichern, was da ist',
  home: 'Zur Startseite',
  resumed: 'Du machst hier mit deinem letzten Projekt weiter.',
  startAnew: 'Neu anfangen',
  leftBehind: {
    title: 'Nicht alles konnte mitkommen',
    one: 'Während du weg warst, wurde dieses Projekt aufgeräumt. Eine deiner Änderungen passte nicht mehr:',
    many: 'Während du weg warst, wurde dieses Projekt aufgeräumt. {{count}} deiner Änderungen passten nicht mehr:',
    file: 'Alles andere ist da. Wenn du alles genau so behalten willst, wie du es hattest, sichere eine Datei.',
    done: 'Nicht mehr anzeigen',
  },
}
