import type { HelperEntries } from './helper-entry.ts'
import { looksEntries } from './looks-entries.ts'
import { physicsEntries } from './physics-entries.ts'
import { roamingEntries } from './roaming-entries.ts'
import { sensingEntries } from './sensing-entries.ts'
import { degrees, inSeconds, metres, somewhere } from './shared-parameters.ts'

const takesTime = (en: string, de: string, parameter: typeof metres | typeof degrees) =>
  ({
    kind: 'call',
    parameters: [parameter, inSeconds],
    returns: 'Promise<void>',
    words: { en, de },
  }) as const

/** Members of every thing of the scene. */
export const itemEntries = {
  name: {
    kind: 'value',
    type: 'string',
    isReadOnly: true,
    words: { en: 'What it is called in your scene.', de: 'Wie es in deiner Szene heißt.' },
  },
  moveForward: takesTime('Moves to where it looks.', 'Bewegt es dahin, wohin es schaut.', metres),
  moveBack: takesTime('Moves backwards.', 'Bewegt es rückwärts.', metres),
  moveLeft: takesTime('Moves to its own left.', 'Bewegt es nach links, von ihm aus gesehen.', metres),
  moveRight: takesTime('Moves to its own right.', 'Bewegt es nach rechts, von ihm aus gesehen.', metres),
  moveUp: takesTime('Moves up.', 'Bewegt es nach oben.', metres),
  moveDown: takesTime('Moves down.', 'Bewegt es nach unten.', metres),
  turnLeft: takesTime('Turns to its left.', 'Dreht es nach links.', degrees),
  turnRight: takesTime('Turns to its right.', 'Dreht es nach rechts.', degrees),
  ...roamingEntries,
  glideTo: {
    kind: 'call',
    parameters: [somewhere, inSeconds],
    returns: 'Promise<void>',
    words: { en: 'Glides to a place or a thing.', de: 'Gleitet zu einem Ort oder einem Ding.' },
  },
  goTo: {
    kind: 'call',
    parameters: [somewhere],
    returns: 'void',
    words: { en: 'Is there at once.', de: 'Ist sofort dort.' },
  },
  pointTowards: {
    kind: 'call',
    parameters: [somewhere],
    returns: 'void',
    words: { en: 'Looks at a place or a thing.', de: 'Schaut zu einem Ort oder einem Ding.' },
  },
  spin: {
    kind: 'call',
    parameters: [
      {
        name: 'axis',
        type: 'Axis',
        isOptional: true,
        words: { en: '“x”, “y” or “z”', de: '„x“, „y“ oder „z“' },
      },
      {
        name: 'turnsPerSecond',
        type: 'number',
        isOptional: true,
        words: { en: 'how often in a second', de: 'wie oft in einer Sekunde' },
      },
    ],
    returns: 'void',
    words: { en: 'Turns on and on, until stop().', de: 'Dreht sich immer weiter, bis stop().' },
  },
  stop: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Stops moving and turning.', de: 'Hört auf, sich zu bewegen und zu drehen.' },
  },
  position: {
    kind: 'value',
    type: 'Point',
    takes: 'Place',
    words: { en: 'Where it is in the world, in metres.', de: 'Wo es in der Welt ist, in Metern.' },
  },
  rotation: {
    kind: 'value',
    type: 'Point',
    takes: 'Place',
    words: { en: 'How it is turned, in degrees.', de: 'Wie es gedreht ist, in Grad.' },
  },
  size: {
    kind: 'value',
    type: 'number',
    words: {
      en: 'How big it is: 1 as built, 2 twice as big.',
      de: 'Wie groß es ist: 1 wie gebaut, 2 doppelt so groß.',
    },
  },
  color: {
    kind: 'value',
    type: 'string',
    words: { en: 'Its colour: “red” or “#53A206”.', de: 'Seine Farbe: „red“ oder „#53A206“.' },
  },
  opacity: {
    kind: 'value',
    type: 'number',
    words: { en: '0 is see-through, 1 is solid.', de: '0 ist durchsichtig, 1 ist undurchsichtig.' },
  },
  visible: {
    kind: 'value',
    type: 'boolean',
    words: { en: 'Whether you can see it.', de: 'Ob man es sieht.' },
  },
  say: {
    kind: 'call',
    parameters: [
      { name: 'text', type: 'unknown', words: { en: 'what it says', de: 'was es sagt' } },
      inSeconds,
    ],
    returns: 'Promise<void>',
    words: { en: 'Shows a speech bubble.', de: 'Zeigt eine Sprechblase.' },
  },
  ...looksEntries,
  ...physicsEntries,
  clone: {
    kind: 'call',
    parameters: [
      {
        name: 'options',
        type: 'At',
        isOptional: true,
        words: { en: '{at: place} puts the copy there', de: '{at: Ort} stellt die Kopie dorthin' },
      },
    ],
    returns: 'Item',
    words: { en: 'Makes a copy of it.', de: 'Macht eine Kopie davon.' },
  },
  remove: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Takes it away until the next start.', de: 'Nimmt es weg, bis zum nächsten Start.' },
  },
  ...sensingEntries,
} as const satisfies HelperEntries
