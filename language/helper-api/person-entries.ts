import type { HelperEntries } from './helper-entry.ts'

/** Globals that ask the person, show values, and measure time. */
export const personEntries = {
  ask: {
    kind: 'call',
    parameters: [{ name: 'question', type: 'unknown', words: { en: 'the question', de: 'die Frage' } }],
    returns: 'Promise<string>',
    words: {
      en: 'Asks who plays, and gives what was typed. Write await before it.',
      de: 'Fragt, wer spielt, und gibt zurück, was getippt wurde. Schreibe await davor.',
    },
  },
  showValue: {
    kind: 'call',
    parameters: [
      { name: 'name', type: 'string', words: { en: 'what stands before it', de: 'was davor steht' } },
      { name: 'value', type: '() => unknown', words: { en: '() => the value', de: '() => der Wert' } },
    ],
    returns: 'void',
    words: {
      en: 'Shows a value over the picture, always up to date.',
      de: 'Zeigt einen Wert über dem Bild, immer aktuell.',
    },
  },
  hideValue: {
    kind: 'call',
    parameters: [
      { name: 'name', type: 'string', words: { en: 'what stands before it', de: 'was davor steht' } },
    ],
    returns: 'void',
    words: { en: 'Takes a shown value away.', de: 'Nimmt einen gezeigten Wert weg.' },
  },
  device: {
    kind: 'value',
    type: 'Device',
    isReadOnly: true,
    words: { en: 'Where your world is played.', de: 'Wo deine Welt gespielt wird.' },
  },
  xr: {
    kind: 'value',
    type: 'Xr',
    isReadOnly: true,
    words: {
      en: 'VR glasses and AR, and the controllers in the hands then.',
      de: 'VR-Brillen und AR, und die Controller in den Händen dabei.',
    },
  },
  ar: {
    kind: 'value',
    type: 'Ar',
    isReadOnly: true,
    words: {
      en: 'The picture that a camera looks for in AR.',
      de: 'Das Bild, das eine Kamera in AR sucht.',
    },
  },
  timer: {
    kind: 'call',
    parameters: [],
    returns: 'number',
    words: {
      en: 'Seconds since the start, or since resetTimer().',
      de: 'Sekunden seit dem Start, oder seit resetTimer().',
    },
  },
  resetTimer: {
    kind: 'call',
    parameters: [],
    returns: 'void',
    words: { en: 'Sets the timer to 0.', de: 'Stellt die Stoppuhr auf 0.' },
  },
} as const satisfies HelperEntries

/** Members of `device`. */
export const deviceEntries = {
  isPhone: {
    kind: 'value',
    type: 'boolean',
    isReadOnly: true,
    words: {
      en: 'Whether it is a phone or tablet, played with fingers.',
      de: 'Ob es ein Handy oder Tablet ist, das man mit dem Finger bedient.',
    },
  },
  isVR: {
    kind: 'value',
    type: 'boolean',
    isReadOnly: true,
    words: { en: 'Whether somebody wears VR glasses.', de: 'Ob jemand eine VR-Brille trägt.' },
  },
  isAR: {
    kind: 'value',
    type: 'boolean',
    isReadOnly: true,
    words: {
      en: 'Whether somebody sees your world in their room.',
      de: 'Ob jemand deine Welt im eigenen Zimmer sieht.',
    },
  },
} as const satisfies HelperEntries
