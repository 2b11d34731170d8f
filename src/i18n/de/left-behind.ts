import type { Words } from '../words.ts'

export const leftBehind: Words['leftBehind'] = {
  title: 'Nicht alles konnte mitkommen',
  one: 'Während du weg warst, wurde dieses Projekt aufgeräumt. Eine deiner Änderungen passte nicht mehr:',
  many: 'Während du weg warst, wurde dieses Projekt aufgeräumt. {{count}} deiner Änderungen passten nicht mehr:',
  file: 'Alles andere ist da. Wenn du alles genau so behalten willst, wie du es hattest, sichere eine Datei.',
  done: 'Nicht mehr anzeigen',
}
