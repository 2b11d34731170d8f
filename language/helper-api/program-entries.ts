import type { HelperEntries, HelperParameter } from './helper-entry.ts'
import { doThis } from './shared-parameters.ts'

const key = {
  name: 'key',
  type: 'Key',
  words: { en: 'the key, like “space” or “a”', de: 'die Taste, wie „space“ oder „a“' },
} as const satisfies HelperParameter
const check = {
  name: 'check',
  type: '() => unknown',
  words: { en: '() => a condition', de: '() => eine Bedingung' },
} as const satisfies HelperParameter
const message = {
  name: 'message',
  type: 'MessageName',
  words: { en: 'the name of the message', de: 'der Name der Nachricht' },
} as const satisfies HelperParameter
const sceneName = {
  name: 'name',
  type: 'SceneName',
  words: { en: 'the name of the scene', de: 'der Name der Szene' },
} as const satisfies HelperParameter

/** Globals that say when pieces of a program begin, wait and end. */
export const programEntries = {
  onKeyUp: {
    kind: 'call',
    parameters: [key, doThis('() => unknown')],
    returns: 'void',
    words: {
      en: 'Does something each time a key is let go.',
      de: 'Macht etwas, jedes Mal wenn eine Taste losgelassen wird.',
    },
  },
  onKeyHeld: {
    kind: 'call',
    parameters: [key, doThis('() => unknown')],
    returns: 'void',
    words: {
      en: 'Does something again and again while a key is down.',
      de: 'Macht etwas immer wieder, solange eine Taste unten ist.',
    },
  },
  isKeyDown: {
    kind: 'call',
    parameters: [key],
    returns: 'boolean',
    words: { en: 'Whether a key is down now.', de: 'Ob eine Taste gerade unten ist.' },
  },
  onTrue: {
    kind: 'call',
    parameters: [check, doThis('() => unknown')],
    returns: 'void',
    words: {
      en: 'Does something each time a condition becomes true.',
      de: 'Macht etwas, jedes Mal wenn eine Bedingung wahr wird.',
    },
  },
  waitUntil: {
    kind: 'call',
    parameters: [check],
    returns: 'Promise<void>',
    words: {
      en: 'Waits until a condition is true. Write await before it.',
      de: 'Wartet, bis eine Bedingung stimmt. Schreibe await davor.',
    },
  },
  together: {
    kind: 'call',
    parameters: [
      {
        name: 'parts',
        type: '() => unknown',
        isRest: true,
        words: { en: 'what to do at the same time', de: 'was gleichzeitig passieren soll' },
      },
    ],
    returns: 'Promise<void>',
    words: {
      en: 'Does things at the same time and waits for all. Write await before it.',
      de: 'Macht Dinge gleichzeitig und wartet auf alle. Schreibe await davor.',
    },
  },
  broadcastAndWait: {
    kind: 'call',
    parameters: [
      message,
      {
        name: 'value',
        type: 'unknown',
        isOptional: true,
        words: { en: 'something to send along', de: 'etwas, das mitgeschickt wird' },
      },
    ],
    returns: 'Promise<void>',
    words: {
      en: 'Sends a message and waits until all are done with it. Write await before it.',
      de: 'Schickt eine Nachricht und wartet, bis alle damit fertig sind. Schreibe await davor.',
    },
  },
  stopAll: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Ends all programs of the world.', de: 'Beendet alle Programme der Welt.' },
  },
  stopOthers: {
    kind: 'call',
    parameters: [],
    returns: 'Promise<void>',
    words: {
      en: 'Ends everything else that this tab is doing. Write await before it.',
      de: 'Beendet alles andere, was dieser Tab gerade macht. Schreibe await davor.',
    },
  },
  openScene: {
    kind: 'call',
    parameters: [sceneName],
    returns: 'void',
    words: { en: 'Goes on in another scene.', de: 'Macht in einer anderen Szene weiter.' },
  },
  onSceneOpen: {
    kind: 'call',
    parameters: [sceneName, doThis('() => unknown')],
    returns: 'void',
    words: {
      en: 'Does something at the start, if the scene has this name.',
      de: 'Macht etwas beim Start, wenn die Szene so heißt.',
    },
  },
  restart: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Begins this scene from its start.', de: 'Fängt diese Szene von vorn an.' },
  },
} as const satisfies HelperEntries
