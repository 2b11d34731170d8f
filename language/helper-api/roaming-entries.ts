import type { HelperEntries, HelperParameter } from './helper-entry.ts'
import { degrees, inSeconds, metres, somewhere } from './shared-parameters.ts'

const options = <Type extends HelperParameter['type']>(type: Type, en: string, de: string) =>
  ({ name: 'options', type, isOptional: true, words: { en, de } }) as const

/** Members of every thing: how it gets about by itself. */
export const roamingEntries = {
  turnUp: {
    kind: 'call',
    parameters: [degrees, inSeconds],
    returns: 'Promise<void>',
    words: { en: 'Turns to look up.', de: 'Dreht es nach oben.' },
  },
  turnDown: {
    kind: 'call',
    parameters: [degrees, inSeconds],
    returns: 'Promise<void>',
    words: { en: 'Turns to look down.', de: 'Dreht es nach unten.' },
  },
  moveOn: {
    kind: 'call',
    parameters: [
      {
        name: 'metresPerSecond',
        type: 'number',
        isOptional: true,
        words: { en: 'how fast; 0 ends it', de: 'wie schnell; 0 beendet es' },
      },
    ],
    returns: 'void',
    words: {
      en: 'Goes on and on to where it looks, until stop().',
      de: 'Läuft immer weiter dahin, wohin es schaut, bis stop().',
    },
  },
  follow: {
    kind: 'call',
    parameters: [
      somewhere,
      options(
        'Following',
        '{distance: 2, speed: 3}: keeps 2 m away, at 3 m a second',
        '{distance: 2, speed: 3}: bleibt 2 m entfernt, mit 3 m pro Sekunde',
      ),
    ],
    returns: 'void',
    words: { en: 'Comes after a thing, until stop().', de: 'Läuft einem Ding nach, bis stop().' },
  },
  circleAround: {
    kind: 'call',
    parameters: [
      somewhere,
      options(
        'Circling',
        '{distance: 2, seconds: 4}: 2 m away, in 4 s',
        '{distance: 2, seconds: 4}: 2 m entfernt, in 4 s',
      ),
    ],
    returns: 'Promise<void>',
    words: { en: 'Goes around something once.', de: 'Läuft einmal um etwas herum.' },
  },
  followPath: {
    kind: 'call',
    parameters: [
      {
        name: 'places',
        type: 'Place[]',
        words: { en: 'a list of things or places', de: 'eine Liste von Dingen oder Orten' },
      },
      inSeconds,
    ],
    returns: 'Promise<void>',
    words: { en: 'Goes from one to the next.', de: 'Läuft von einem zum nächsten.' },
  },
  turnBackAtEdge: {
    kind: 'call',
    parameters: [metres],
    returns: 'void',
    words: {
      en: 'If it is further from the middle of the world, it comes back to there and looks inwards.',
      de: 'Ist es weiter von der Mitte der Welt weg, kommt es bis dahin zurück und schaut nach innen.',
    },
  },
  goToRandomPlace: {
    kind: 'call',
    parameters: [metres],
    returns: 'void',
    words: {
      en: 'Is somewhere else at once, so far from the middle at most.',
      de: 'Ist sofort irgendwo anders, höchstens so weit von der Mitte.',
    },
  },
} as const satisfies HelperEntries
