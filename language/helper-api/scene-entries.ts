import type { HelperEntries, HelperParameter } from './helper-entry.ts'

const named = {
  name: 'name',
  type: 'string',
  words: { en: 'the name in your scene', de: 'der Name in deiner Szene' },
} as const satisfies HelperParameter

const maybeNamed = { ...named, isOptional: true } as const

/** Members of `scene`. */
export const sceneEntries = {
  get: {
    kind: 'call',
    parameters: [named],
    returns: 'Item',
    words: { en: 'The thing with this name.', de: 'Das Ding mit diesem Namen.' },
  },
  byId: {
    kind: 'call',
    parameters: [{ name: 'id', type: 'string', words: { en: 'the id', de: 'die Kennung' } }],
    returns: 'Item',
    words: {
      en: 'The thing that a block means, whatever it is called now.',
      de: 'Das Ding, das ein Block meint, egal wie es jetzt heißt.',
    },
  },
  all: {
    kind: 'call',
    parameters: [maybeNamed],
    returns: 'Item[]',
    words: {
      en: 'All things with this name, or of this kind like “tree”.',
      de: 'Alle Dinge mit diesem Namen, oder von dieser Art wie “tree”.',
    },
  },
  nearest: {
    kind: 'call',
    parameters: [
      { name: 'from', type: 'Place', words: { en: 'near what', de: 'in der Nähe wovon' } },
      maybeNamed,
    ],
    returns: 'Item | null',
    words: { en: 'The thing that is nearest.', de: 'Das Ding, das am nächsten ist.' },
  },
} as const satisfies HelperEntries
