import type { HelperEntries, HelperParameter } from './helper-entry.ts'

const soundName = {
  name: 'name',
  type: 'SoundName',
  words: { en: 'the name of the sound', de: 'der Name des Klangs' },
} as const satisfies HelperParameter

const howItSounds = {
  name: 'options',
  type: 'Sounding',
  isOptional: true,
  words: {
    en: '{volume: 0.5, pitch: 2, at: thing}, of which you can leave out any',
    de: '{volume: 0.5, pitch: 2, at: Ding}, wovon du alles weglassen kannst',
  },
} as const satisfies HelperParameter

const forBeats = {
  name: 'options',
  type: 'Beats',
  isOptional: true,
  words: { en: '{beats: 0.5} takes half a beat', de: '{beats: 0.5} dauert einen halben Schlag' },
} as const satisfies HelperParameter

/** Members of `sound`. */
export const soundEntries = {
  play: {
    kind: 'call',
    parameters: [soundName, howItSounds],
    returns: 'Promise<void>',
    words: {
      en: 'Plays a sound. With await before it, it waits until the end.',
      de: 'Spielt einen Klang. Mit await davor wartet es bis zum Ende.',
    },
  },
  loop: {
    kind: 'call',
    parameters: [soundName, howItSounds],
    returns: 'void',
    words: {
      en: 'Plays a sound again and again, like music.',
      de: 'Spielt einen Klang immer wieder, wie Musik.',
    },
  },
  stop: {
    kind: 'call',
    parameters: [soundName],
    returns: 'void',
    words: { en: 'Ends this sound.', de: 'Beendet diesen Klang.' },
  },
  stopAll: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Ends all sounds and voices.', de: 'Beendet alle Klänge und Stimmen.' },
  },
  note: {
    kind: 'call',
    parameters: [
      {
        name: 'note',
        type: 'Note',
        isOptional: true,
        words: { en: 'like “C4”, “F#5” or 60', de: 'wie „C4“, „F#5“ oder 60' },
      },
      forBeats,
    ],
    returns: 'Promise<void>',
    words: { en: 'Plays a note. Write await before it.', de: 'Spielt eine Note. Schreibe await davor.' },
  },
  drum: {
    kind: 'call',
    parameters: [
      {
        name: 'name',
        type: 'Drum',
        isOptional: true,
        words: { en: 'like “snare” or “clap”', de: 'wie „snare“ oder „clap“' },
      },
      forBeats,
    ],
    returns: 'Promise<void>',
    words: { en: 'Beats a drum. Write await before it.', de: 'Schlägt eine Trommel. Schreibe await davor.' },
  },
  rest: {
    kind: 'call',
    parameters: [
      {
        name: 'beats',
        type: 'number',
        isOptional: true,
        words: { en: 'for how many beats', de: 'wie viele Schläge lang' },
      },
    ],
    returns: 'Promise<void>',
    words: { en: 'Is silent for so many beats.', de: 'Schweigt so viele Schläge lang.' },
  },
  volume: {
    kind: 'value',
    type: 'number',
    words: { en: 'How loud: 0 to 1.', de: 'Wie laut: 0 bis 1.' },
  },
  pitch: {
    kind: 'value',
    type: 'number',
    words: {
      en: 'How high and fast the next sounds are: 1 is as usual, 2 twice.',
      de: 'Wie hoch und schnell die nächsten Klänge sind: 1 ist wie üblich, 2 doppelt.',
    },
  },
  tempo: {
    kind: 'value',
    type: 'number',
    words: { en: 'Beats a minute; 120 at first.', de: 'Schläge in der Minute; anfangs 120.' },
  },
} as const satisfies HelperEntries

/** What reads texts out. */
export const voiceEntries = {
  speak: {
    kind: 'call',
    parameters: [
      { name: 'text', type: 'unknown', words: { en: 'what to say', de: 'was gesagt wird' } },
      {
        name: 'language',
        type: 'Language',
        isOptional: true,
        words: { en: '“en” or “de”', de: '„de“ oder „en“' },
      },
    ],
    returns: 'Promise<void>',
    words: {
      en: 'Says it aloud with a voice of the device, or shows it in a bubble.',
      de: 'Sagt es laut mit einer Stimme des Geräts, oder zeigt es in einer Blase.',
    },
  },
} as const satisfies HelperEntries

/** Members of films and sounds that stand in the scene. */
export const playingEntries = {
  play: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: {
      en: 'A film or a sound of the scene goes on.',
      de: 'Ein Film oder Klang der Szene geht weiter.',
    },
  },
  pause: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'A film or a sound of the scene waits.', de: 'Ein Film oder Klang der Szene wartet.' },
  },
} as const satisfies HelperEntries
