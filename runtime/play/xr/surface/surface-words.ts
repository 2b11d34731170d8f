import type { Said } from '../../../../language/locale.ts'

/** What is written over the room by whom a world is put on a surface. */
export const surfaceWords = {
  enter: { en: 'Put it on the floor or a table', de: 'Auf den Boden oder Tisch stellen' },
  promise: {
    en: 'Your browser asks you first. What the camera sees stays with it.',
    de: 'Dein Browser fragt dich vorher. Was die Kamera sieht, bleibt bei ihm.',
  },
  looking: {
    en: 'Point at the floor or a table and move slowly.',
    de: 'Richte das Gerät auf den Boden oder einen Tisch und bewege es langsam.',
  },
  lookingInGlasses: {
    en: 'Look at the floor or a table.',
    de: 'Sieh auf den Boden oder einen Tisch.',
  },
  ready: { en: 'Tap to put your world here.', de: 'Tippe, um deine Welt hierhin zu stellen.' },
  readyInGlasses: {
    en: 'Pull the trigger, or press two fingers together, to put your world here.',
    de: 'Drücke den Abzug oder zwei Finger zusammen, um deine Welt hierhin zu stellen.',
  },
  placed: {
    en: 'Drag to turn, two fingers for larger or smaller.',
    de: 'Ziehen dreht, zwei Finger machen größer oder kleiner.',
  },
  left: { en: 'Turn left', de: 'Nach links drehen' },
  right: { en: 'Turn right', de: 'Nach rechts drehen' },
  smaller: { en: 'Smaller', de: 'Kleiner' },
  larger: { en: 'Larger', de: 'Größer' },
  again: { en: 'Place again', de: 'Neu hinstellen' },
  leave: { en: 'Leave AR', de: 'AR beenden' },
  refused: {
    en: 'AR did not start: it was not allowed, or this device finds no surfaces. Your world plays on without it.',
    de: 'AR ist nicht gestartet: Es wurde nicht erlaubt, oder dieses Gerät findet keine Flächen. Deine Welt läuft ohne sie weiter.',
  },
} as const satisfies Record<string, Said>
