import type { Said } from '../../locale.ts'

/** Said by what can be heard. */
export const soundWords = {
  'sound-not-chosen': { en: 'Choose a sound here first.', de: 'Wähle hier zuerst einen Klang aus.' },
  'no-such-sound': {
    en: 'There is no sound “{{name}}”. Choose one of the library, or add a file of your own.',
    de: 'Einen Klang „{{name}}“ gibt es nicht. Wähle einen aus der Sammlung, oder füge eine eigene Datei hinzu.',
  },
  'no-such-sound.suggest': {
    en: 'There is no sound “{{name}}”. Did you mean “{{suggestion}}”?',
    de: 'Einen Klang „{{name}}“ gibt es nicht. Meinst du „{{suggestion}}“?',
  },
  'too-many-sounds': {
    en: 'More than {{count}} sounds at once would only be noise: the others stay silent. Write “await” before them, or wait a little in between.',
    de: 'Mehr als {{count}} Klänge auf einmal wären nur Lärm: Die anderen bleiben still. Schreibe „await“ davor, oder warte dazwischen ein wenig.',
  },
  'unknown-note': {
    en: '{{found}} is no note. Write something like “C4” or “F#5”, or a number from 24 to 108.',
    de: '{{found}} ist keine Note. Schreibe etwas wie „C4“ oder „F#5“, oder eine Zahl von 24 bis 108.',
  },
  'needs-film': {
    en: '{{name}} is neither a film nor a sound. Choose a thing that is one.',
    de: '{{name}} ist weder ein Film noch ein Klang. Wähle ein Ding aus, das eins davon ist.',
  },
} as const satisfies Record<string, Said>
