import type { HelperEntries } from './helper-entry.ts'
import { inSeconds, somewhere } from './shared-parameters.ts'

/** Members of `camera`. */
export const cameraEntries = {
  use: {
    kind: 'call',
    parameters: [
      {
        name: 'thing',
        type: 'Item',
        words: { en: 'a camera or any thing', de: 'eine Kamera oder irgendein Ding' },
      },
    ],
    returns: 'void',
    words: { en: 'Shows what this thing sees.', de: 'Zeigt, was dieses Ding sieht.' },
  },
  glideTo: {
    kind: 'call',
    parameters: [somewhere, inSeconds],
    returns: 'Promise<void>',
    words: { en: 'Glides to a place or a thing.', de: 'Gleitet zu einem Ort oder einem Ding.' },
  },
  lookAt: {
    kind: 'call',
    parameters: [somewhere],
    returns: 'void',
    words: {
      en: 'Looks there, and after a thing that moves.',
      de: 'Schaut dahin, und einem Ding hinterher.',
    },
  },
  zoom: {
    kind: 'call',
    parameters: [
      {
        name: 'factor',
        type: 'number',
        isOptional: true,
        words: { en: '2 is twice as near, 1 as usual', de: '2 ist doppelt so nah, 1 wie üblich' },
      },
      inSeconds,
    ],
    returns: 'Promise<void>',
    words: { en: 'Comes nearer or goes away.', de: 'Holt näher heran oder weiter weg.' },
  },
  shake: {
    kind: 'call',
    parameters: [inSeconds],
    returns: 'Promise<void>',
    words: { en: 'Shakes the picture.', de: 'Wackelt mit dem Bild.' },
  },
  reset: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Is as at the start again.', de: 'Ist wieder wie am Anfang.' },
  },
  fade: {
    kind: 'call',
    parameters: [
      {
        name: 'way',
        type: 'FadeWay',
        isOptional: true,
        words: { en: '“out” to dark, “in” to the picture', de: '„out“ zum Dunkel, „in“ zum Bild' },
      },
      {
        name: 'options',
        type: 'Fading',
        isOptional: true,
        words: { en: '{seconds: 1, color: “black”}', de: '{seconds: 1, color: „black“}' },
      },
    ],
    returns: 'Promise<void>',
    words: {
      en: 'Makes the picture dark, or brings it back.',
      de: 'Macht das Bild dunkel oder holt es zurück.',
    },
  },
  photo: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Takes a photo and shows it.', de: 'Macht ein Foto und zeigt es.' },
  },
} as const satisfies HelperEntries
