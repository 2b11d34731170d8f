import type { Said } from '../../locale.ts'

/** What goes wrong while the code runs. */
export const runningWords = {
  'endless-loop': {
    en: 'The loop in {{tab}}, line {{line}} never ends. Put an “await wait(0.1)” into it, or let it stop.',
    de: 'Die Schleife in {{tab}}, Zeile {{line}} hört nie auf. Setze ein „await wait(0.1)“ hinein, oder lass sie enden.',
  },
  'stack-overflow': {
    en: 'A function calls itself again and again and never stops.',
    de: 'Eine Funktion ruft sich immer wieder selbst auf und hört nie auf.',
  },
  'unknown-name': {
    en: 'There is no “{{name}}”. Check how it is written.',
    de: '„{{name}}“ gibt es nicht. Schau, wie es geschrieben wird.',
  },
  'unknown-name.suggest': {
    en: 'There is no “{{name}}”. Did you mean “{{suggestion}}”?',
    de: '„{{name}}“ gibt es nicht. Meinst du „{{suggestion}}“?',
  },
  'name-too-early': {
    en: '“{{name}}” is used before its line was reached. Move it further up.',
    de: '„{{name}}“ wird benutzt, bevor seine Zeile dran war. Schiebe es weiter nach oben.',
  },
  'not-a-function': {
    en: '“{{name}}” is nothing that can be called with ( ).',
    de: '„{{name}}“ kann man nicht mit ( ) aufrufen.',
  },
  'not-a-function.suggest': {
    en: '“{{name}}” does not exist here. Did you mean “{{suggestion}}”?',
    de: '„{{name}}“ gibt es hier nicht. Meinst du „{{suggestion}}“?',
  },
  'empty-value': {
    en: 'What stands before “.{{name}}” is still empty, so it has no “{{name}}”.',
    de: 'Was vor „.{{name}}“ steht, ist noch leer und hat deshalb kein „{{name}}“.',
  },
  'constant-changed': {
    en: 'A “const” cannot be changed. Use “let” for what changes.',
    de: 'Eine „const“ lässt sich nicht ändern. Nimm „let“ für alles, was sich ändert.',
  },
  'unknown-property': {
    en: 'There is no “{{name}}” to set here.',
    de: 'Ein „{{name}}“ kann man hier nicht setzen.',
  },
  'unknown-property.suggest': {
    en: 'There is no “{{name}}” to set here. Did you mean “{{suggestion}}”?',
    de: 'Ein „{{name}}“ kann man hier nicht setzen. Meinst du „{{suggestion}}“?',
  },
  'read-only': { en: '“{{name}}” cannot be changed.', de: '„{{name}}“ lässt sich nicht ändern.' },
  'not-a-list': {
    en: 'Only a list can be gone through one by one. This is not a list.',
    de: 'Nur eine Liste kann man der Reihe nach durchgehen. Das hier ist keine.',
  },
  'too-big': { en: 'That is too big for the computer.', de: 'Das ist zu groß für den Computer.' },
  thrown: {
    en: 'The program said: “{{text}}”.',
    de: 'Das Programm sagt: „{{text}}“.',
  },
  other: {
    en: 'Something went wrong in this line.',
    de: 'In dieser Zeile ist etwas schiefgegangen.',
  },
} as const satisfies Record<string, Said>
