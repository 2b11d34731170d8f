import type { HelperEntries } from './helper-entry.ts'
import { inSeconds } from './shared-parameters.ts'

/** Members of every thing: what it is made of and how it moves on the spot. */
export const looksEntries = {
  think: {
    kind: 'call',
    parameters: [
      { name: 'text', type: 'unknown', words: { en: 'what it thinks', de: 'was es denkt' } },
      inSeconds,
    ],
    returns: 'Promise<void>',
    words: { en: 'Shows a thought bubble.', de: 'Zeigt eine Denkblase.' },
  },
  text: {
    kind: 'value',
    type: 'string',
    takes: 'unknown',
    words: {
      en: 'The words of a text that stands in the scene.',
      de: 'Die Wörter eines Textes in der Szene.',
    },
  },
  font: {
    kind: 'value',
    type: 'Font',
    words: {
      en: 'The letters of a text that stands in the scene.',
      de: 'Die Schrift eines Textes in der Szene.',
    },
  },
  glow: {
    kind: 'value',
    type: 'number',
    words: { en: 'How much it glows, from 0 to 1.', de: 'Wie stark es leuchtet, von 0 bis 1.' },
  },
  pattern: {
    kind: 'value',
    type: 'Pattern',
    words: { en: 'The pattern on a shape, “” is none.', de: 'Das Muster auf einer Form, „“ ist keins.' },
  },
  model: {
    kind: 'value',
    type: 'string',
    words: { en: 'Which model it is, like “tree”.', de: 'Welches Modell es ist, wie „tree“.' },
  },
  showPicture: {
    kind: 'call',
    parameters: [
      { name: 'picture', type: 'Item', words: { en: 'a picture of the scene', de: 'ein Bild der Szene' } },
    ],
    returns: 'void',
    words: {
      en: 'A shape wears this picture; a picture becomes it.',
      de: 'Eine Form trägt dieses Bild; ein Bild wird zu ihm.',
    },
  },
  brightness: {
    kind: 'value',
    type: 'number',
    words: { en: 'How bright a light is, from 0 to 10.', de: 'Wie hell ein Licht ist, von 0 bis 10.' },
  },
  particles: {
    kind: 'call',
    parameters: [
      {
        name: 'kind',
        type: 'Particles',
        isOptional: true,
        words: { en: 'like “sparkle”', de: 'wie „sparkle“' },
      },
      inSeconds,
    ],
    returns: 'Promise<void>',
    words: { en: 'Specks come out of it.', de: 'Teilchen kommen aus ihm heraus.' },
  },
  playClip: {
    kind: 'call',
    parameters: [
      {
        name: 'clip',
        type: 'Clip',
        isOptional: true,
        words: {
          en: '“walk” or “idle”, or a movement of an uploaded model as the properties name it',
          de: '„walk“ oder „idle“, oder eine Bewegung eines hochgeladenen Modells, wie sie bei den Eigenschaften heißt',
        },
      },
      inSeconds,
    ],
    returns: 'Promise<void>',
    words: {
      en: 'Moves its arms and legs, for some seconds or until stopClip().',
      de: 'Bewegt Arme und Beine, einige Sekunden oder bis stopClip().',
    },
  },
  stopClip: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Keeps its arms and legs still.', de: 'Hält Arme und Beine still.' },
  },
  blendTo: {
    kind: 'call',
    parameters: [
      { name: 'clip', type: 'Clip', words: { en: '“walk” or “idle”', de: '„walk“ oder „idle“' } },
      inSeconds,
    ],
    returns: 'Promise<void>',
    words: {
      en: 'Goes over to another clip little by little.',
      de: 'Geht nach und nach in einen anderen Clip über.',
    },
  },
  clip: {
    kind: 'value',
    type: 'Clip',
    isReadOnly: true,
    words: {
      en: 'The clip that it plays, “none” if it is still.',
      de: 'Der Clip, den es spielt, „none“ wenn es still ist.',
    },
  },
  clipSpeed: {
    kind: 'value',
    type: 'number',
    words: {
      en: 'How fast its clips are: 1 as usual, at most 4.',
      de: 'Wie schnell seine Clips sind: 1 wie üblich, höchstens 4.',
    },
  },
  effect: {
    kind: 'call',
    parameters: [
      { name: 'name', type: 'Effect', isOptional: true, words: { en: 'like “bounce”', de: 'wie „bounce“' } },
      inSeconds,
    ],
    returns: 'Promise<void>',
    words: {
      en: 'Bounces, shakes, floats …, for some seconds or until stopEffect().',
      de: 'Hüpft, zittert, schwebt …, einige Sekunden oder bis stopEffect().',
    },
  },
  stopEffect: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Ends its effect.', de: 'Beendet seinen Effekt.' },
  },
} as const satisfies HelperEntries
