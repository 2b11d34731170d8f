import type { HelperEntries } from './helper-entry.ts'
import { doThis } from './shared-parameters.ts'

/** Names that every script has. */
export const globalEntries = {
  scene: {
    kind: 'value',
    type: 'Scene',
    isReadOnly: true,
    words: { en: 'Everything that is in your scene.', de: 'Alles, was in deiner Szene ist.' },
  },
  player: {
    kind: 'value',
    type: 'Player',
    isReadOnly: true,
    words: { en: 'Whoever plays your world.', de: 'Wer deine Welt spielt.' },
  },
  screen: {
    kind: 'value',
    type: 'Screen',
    isReadOnly: true,
    words: { en: 'What lies over the picture.', de: 'Was über dem Bild liegt.' },
  },
  world: {
    kind: 'value',
    type: 'World',
    isReadOnly: true,
    words: { en: 'Sky, ground and fog.', de: 'Himmel, Boden und Nebel.' },
  },
  camera: {
    kind: 'value',
    type: 'Camera',
    isReadOnly: true,
    words: { en: 'From where you see the world.', de: 'Von wo man die Welt sieht.' },
  },
  game: {
    kind: 'value',
    type: 'Game',
    isReadOnly: true,
    words: { en: 'Score, health and the end.', de: 'Punkte, Leben und das Ende.' },
  },
  sound: {
    kind: 'value',
    type: 'Sound',
    isReadOnly: true,
    words: { en: 'Sounds, music and notes.', de: 'Klänge, Musik und Noten.' },
  },
  console: {
    kind: 'value',
    type: 'Console',
    isReadOnly: true,
    words: { en: 'The console below your code.', de: 'Die Konsole unter deinem Code.' },
  },
  onStart: {
    kind: 'call',
    parameters: [doThis('() => unknown')],
    returns: 'void',
    words: { en: 'Does something when the world starts.', de: 'Macht etwas, wenn die Welt startet.' },
  },
  onKey: {
    kind: 'call',
    parameters: [
      {
        name: 'key',
        type: 'Key',
        words: { en: 'the key, like “space” or “a”', de: 'die Taste, wie „space“ oder „a“' },
      },
      doThis('() => unknown'),
    ],
    returns: 'void',
    words: {
      en: 'Does something each time a key is pressed.',
      de: 'Macht etwas, jedes Mal wenn eine Taste gedrückt wird.',
    },
  },
  wait: {
    kind: 'call',
    parameters: [
      {
        name: 'seconds',
        type: 'number',
        isOptional: true,
        words: { en: 'how long, in seconds', de: 'wie lange, in Sekunden' },
      },
    ],
    returns: 'Promise<void>',
    words: { en: 'Waits. Write await before it.', de: 'Wartet. Schreibe await davor.' },
  },
  nextFrame: {
    kind: 'call',
    parameters: [],
    returns: 'Promise<void>',
    words: {
      en: 'Waits until the next picture (60 a second). Write await before it.',
      de: 'Wartet bis zum nächsten Bild (60 in der Sekunde). Schreibe await davor.',
    },
  },
  repeatEvery: {
    kind: 'call',
    parameters: [
      {
        name: 'seconds',
        type: 'number',
        words: { en: 'the pause between two times', de: 'die Pause dazwischen' },
      },
      doThis('() => unknown'),
    ],
    returns: 'void',
    words: { en: 'Does something again and again.', de: 'Macht etwas immer wieder.' },
  },
  broadcast: {
    kind: 'call',
    parameters: [
      {
        name: 'message',
        type: 'MessageName',
        words: { en: 'the name of the message', de: 'der Name der Nachricht' },
      },
      {
        name: 'value',
        type: 'unknown',
        isOptional: true,
        words: { en: 'something to send along', de: 'etwas, das mitgeschickt wird' },
      },
    ],
    returns: 'void',
    words: { en: 'Sends a message to all your tabs.', de: 'Schickt eine Nachricht an alle deine Tabs.' },
  },
  onMessage: {
    kind: 'call',
    parameters: [
      {
        name: 'message',
        type: 'MessageName',
        words: { en: 'the name of the message', de: 'der Name der Nachricht' },
      },
      doThis('(value: any) => unknown'),
    ],
    returns: 'void',
    words: {
      en: 'Does something when this message comes.',
      de: 'Macht etwas, wenn diese Nachricht kommt.',
    },
  },
  distance: {
    kind: 'call',
    parameters: [
      { name: 'from', type: 'Place', words: { en: 'a thing or a place', de: 'ein Ding oder ein Ort' } },
      {
        name: 'to',
        type: 'Place',
        words: { en: 'another thing or place', de: 'ein anderes Ding oder ein anderer Ort' },
      },
    ],
    returns: 'number',
    words: { en: 'How many metres lie between.', de: 'Wie viele Meter dazwischen liegen.' },
  },
  random: {
    kind: 'call',
    parameters: [
      {
        name: 'from',
        type: 'number',
        isOptional: true,
        words: { en: 'the smallest number', de: 'die kleinste Zahl' },
      },
      {
        name: 'to',
        type: 'number',
        isOptional: true,
        words: { en: 'the biggest number', de: 'die größte Zahl' },
      },
    ],
    returns: 'number',
    words: {
      en: 'A random number. Two whole numbers give a whole number.',
      de: 'Eine zufällige Zahl. Zwei ganze Zahlen ergeben eine ganze Zahl.',
    },
  },
} as const satisfies HelperEntries
