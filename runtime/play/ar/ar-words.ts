import type { Said } from '../../../language/locale.ts'

/** What AR writes over the picture. Where it cannot be, the world goes on as it does without it. */
export const arWords = {
  picture: { en: 'The picture to look for', de: 'Das Bild, das gesucht wird' },
  starting: { en: 'Getting the camera ready …', de: 'Die Kamera wird bereit gemacht …' },
  looking: { en: 'Point the camera at this picture.', de: 'Halte die Kamera auf dieses Bild.' },
  insecure: {
    en: 'Browsers give the camera only to addresses that begin with https. Here your world plays without it.',
    de: 'Browser geben die Kamera nur Adressen, die mit https beginnen. Hier läuft deine Welt ohne sie.',
  },
  none: {
    en: 'There is no camera on this device. Your world plays without it; open it on a phone or tablet for AR.',
    de: 'Dieses Gerät hat keine Kamera. Deine Welt läuft ohne sie. Öffne sie für AR auf einem Handy oder Tablet.',
  },
  refused: {
    en: 'The camera was not allowed, so your world plays without it. Allow it beside the address of the page and start AR again.',
    de: 'Die Kamera wurde nicht erlaubt, deshalb läuft deine Welt ohne sie. Erlaube sie neben der Adresse der Seite und starte AR noch einmal.',
  },
  busy: {
    en: 'The camera did not answer; maybe another program has it. Close that and start AR again. Until then your world plays without it.',
    de: 'Die Kamera hat nicht geantwortet, vielleicht benutzt sie ein anderes Programm. Schließe es und starte AR noch einmal. So lange läuft deine Welt ohne sie.',
  },
  gone: {
    en: 'The camera has gone away, so your world plays on without it. Start AR again when the camera is back.',
    de: 'Die Kamera ist nicht mehr da, deshalb läuft deine Welt ohne sie weiter. Starte AR noch einmal, wenn sie wieder da ist.',
  },
  plain: {
    en: 'The picture is too plain for a camera to know it. Choose one with many corners, none like another. Until then your world plays without AR.',
    de: 'Das Bild ist zu schlicht, eine Kamera kann es nicht wiedererkennen. Wähle eines mit vielen Ecken, von denen keine der anderen gleicht. So lange läuft deine Welt ohne AR.',
  },
  unable: {
    en: 'This device cannot follow a picture, or the picture could not be read. Your world plays without AR.',
    de: 'Dieses Gerät kann keinem Bild folgen, oder das Bild ließ sich nicht lesen. Deine Welt läuft ohne AR.',
  },
} as const satisfies Record<string, Said>
