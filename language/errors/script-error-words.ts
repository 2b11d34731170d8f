import type { Said } from '../locale.ts'

/**
 * What can go wrong in a learner's code, in a learner's words. The codes travel in `ScriptError.code`; a code that has been
 * released keeps its meaning. Where to look (tab, line) is shown beside the sentence and is not part of it.
 */
export const scriptErrorWords = {
  // Before running
  'syntax.missing-bracket': {
    en: 'A “{{bracket}}” from line {{line}} is never closed.',
    de: 'Eine „{{bracket}}“ aus Zeile {{line}} wird nie geschlossen.',
  },
  'syntax.extra-bracket': {
    en: 'This “{{bracket}}” closes nothing. There is one too many, or an opening one is missing.',
    de: 'Dieses „{{bracket}}“ schließt nichts. Es ist eins zu viel, oder ein öffnendes fehlt.',
  },
  'syntax.unexpected': {
    en: 'I did not expect “{{found}}” here. Is something missing just before it?',
    de: '„{{found}}“ habe ich hier nicht erwartet. Fehlt direkt davor etwas?',
  },
  'syntax.unexpected-end': {
    en: 'The code ends in the middle of a sentence. Something is missing at the end.',
    de: 'Der Code hört mitten im Satz auf. Am Ende fehlt etwas.',
  },
  'syntax.open-text': {
    en: 'This text has no closing quotation mark.',
    de: 'Bei diesem Text fehlt das Anführungszeichen am Ende.',
  },
  'syntax.open-comment': {
    en: 'This comment is never closed. Write */ at its end.',
    de: 'Dieser Kommentar hört nie auf. Schreibe */ an sein Ende.',
  },
  'syntax.strange-character': {
    en: 'The character “{{found}}” cannot stand here.',
    de: 'Das Zeichen „{{found}}“ darf hier nicht stehen.',
  },
  'syntax.declared-twice': {
    en: '“{{name}}” already exists. Use another name, or leave out “let” or “const”.',
    de: '„{{name}}“ gibt es schon. Nimm einen anderen Namen, oder lass „let“ oder „const“ weg.',
  },
  'syntax.reserved-word': {
    en: '“{{name}}” is a word that JavaScript needs for itself. Choose another name.',
    de: '„{{name}}“ braucht JavaScript selbst. Nimm einen anderen Namen.',
  },
  'syntax.await-outside-async': {
    en: '“await” only works inside an async function. Write “async” before the function.',
    de: '„await“ geht nur in einer async-Funktion. Schreibe „async“ vor die Funktion.',
  },
  'syntax.bad-assignment': {
    en: 'Nothing can be stored on the left of this “=”. Did you mean “==”?',
    de: 'Links von diesem „=“ kann man nichts speichern. Meinst du „==“?',
  },
  'syntax.const-without-value': {
    en: 'A “const” needs a value right away. Use “let” if it comes later.',
    de: 'Eine „const“ braucht sofort einen Wert. Nimm „let“, wenn er erst später kommt.',
  },
  'syntax.break-outside-loop': {
    en: '“{{name}}” only works inside a loop.',
    de: '„{{name}}“ geht nur in einer Schleife.',
  },
  'syntax.bad-number': {
    en: 'This number is not written correctly.',
    de: 'Diese Zahl ist nicht richtig geschrieben.',
  },
  'syntax.no-import': {
    en: '“import” and “export” are not needed here: everything you can use is already there.',
    de: '„import“ und „export“ brauchst du hier nicht: Alles, was du benutzen kannst, ist schon da.',
  },
  'syntax.other': {
    en: 'Something is written wrong here. Look at this line and the one before it.',
    de: 'Hier ist etwas falsch geschrieben. Schau dir diese Zeile und die davor an.',
  },

  // While running
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

  // Said by the helper API
  'no-such-item': { en: 'There is no “{{name}}” in the scene.', de: 'In der Szene gibt es kein „{{name}}“.' },
  'no-such-item.suggest': {
    en: 'There is no “{{name}}”. Did you mean “{{suggestion}}”?',
    de: '„{{name}}“ gibt es nicht. Meinst du „{{suggestion}}“?',
  },
  'item-gone': {
    en: 'The thing that this is about is not in the scene any more.',
    de: 'Das Ding, um das es hier geht, ist nicht mehr in der Szene.',
  },
  'item-not-chosen': { en: 'Choose a thing here first.', de: 'Wähle hier zuerst ein Ding aus.' },
  'needs-number': {
    en: '“{{name}}” needs a number, but got {{found}}.',
    de: '„{{name}}“ braucht eine Zahl, bekommt aber {{found}}.',
  },
  'needs-text': {
    en: '“{{name}}” needs a text in quotation marks, but got {{found}}.',
    de: '„{{name}}“ braucht einen Text in Anführungszeichen, bekommt aber {{found}}.',
  },
  'needs-function': {
    en: '“{{name}}” needs to know what to do: give it () => { … }.',
    de: '„{{name}}“ muss wissen, was es tun soll: Gib ihm () => { … }.',
  },
  'needs-place': {
    en: '“{{name}}” needs a thing or a place like {x: 0, y: 1, z: 0}.',
    de: '„{{name}}“ braucht ein Ding oder einen Ort wie {x: 0, y: 1, z: 0}.',
  },
  'needs-colour': {
    en: '{{found}} is no colour that I know. Try “red” or “#53A206”.',
    de: '{{found}} kenne ich nicht als Farbe. Probiere “red” oder “#53A206”.',
  },
  'needs-axis': { en: 'Turn around “x”, “y” or “z”.', de: 'Drehe um “x”, “y” oder “z”.' },
  'item-protected': {
    en: '{{name}} stays: every world needs somebody in it.',
    de: '{{name}} bleibt: Jede Welt braucht jemanden.',
  },
  'too-many-items': {
    en: 'There are already {{count}} things in the scene. More do not fit.',
    de: 'In der Szene sind schon {{count}} Dinge. Mehr passen nicht hinein.',
  },
} as const satisfies Record<string, Said>

export type ScriptErrorCode = keyof typeof scriptErrorWords
export const isScriptErrorCode = (code: string): code is ScriptErrorCode =>
  Object.hasOwn(scriptErrorWords, code)
