import type { HelperEntries, HelperParameter } from './helper-entry.ts'

const named = {
  name: 'name',
  type: 'ThingName',
  words: { en: 'the name in your scene', de: 'der Name in deiner Szene' },
} as const satisfies HelperParameter

const maybeSort = {
  name: 'sort',
  type: 'Item | string',
  isOptional: true,
  words: {
    en: 'a name, a kind like “tree”, or one of them',
    de: 'ein Name, eine Art wie „tree“, oder eins davon',
  },
} as const satisfies HelperParameter

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
    parameters: [maybeSort],
    returns: 'Item[]',
    words: {
      en: 'All things with this name, of this kind like “tree”, or of the same kind as this thing.',
      de: 'Alle Dinge mit diesem Namen, von dieser Art wie „tree“, oder von der Art dieses Dings.',
    },
  },
  nearest: {
    kind: 'call',
    parameters: [
      { name: 'from', type: 'Place', words: { en: 'near what', de: 'in der Nähe wovon' } },
      maybeSort,
    ],
    returns: 'Item | null',
    words: { en: 'The thing that is nearest.', de: 'Das Ding, das am nächsten ist.' },
  },
} as const satisfies HelperEntries
