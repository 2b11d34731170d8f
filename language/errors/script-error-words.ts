import type { Said } from '../locale.ts'
import { actingWords } from './words/acting-words.ts'
import { checkWords } from './words/check-words.ts'
import { flowWords } from './words/flow-words.ts'
import { physicsWords } from './words/physics-words.ts'
import { runningWords } from './words/running-words.ts'
import { soundWords } from './words/sound-words.ts'
import { statementWords } from './words/statement-words.ts'
import { syntaxWords } from './words/syntax-words.ts'

/**
 * What can go wrong in a learner's code, in a learner's words. The codes travel in `ScriptError.code`; a code that has been
 * released keeps its meaning. Where to look (tab, line) is shown beside the sentence and is not part of it.
 */
export const scriptErrorWords = {
  ...syntaxWords,
  ...statementWords,
  ...checkWords,
  ...runningWords,

  // Said by the helper API
  ...actingWords,
  ...flowWords,
  ...physicsWords,
  ...soundWords,
  'no-such-item': {
    en: 'There is no “{{name}}” in the scene. Check the name, or add such a thing.',
    de: 'In der Szene gibt es kein „{{name}}“. Prüfe den Namen, oder füge so ein Ding hinzu.',
  },
  'no-such-item.suggest': {
    en: 'There is no “{{name}}”. Did you mean “{{suggestion}}”?',
    de: '„{{name}}“ gibt es nicht. Meinst du „{{suggestion}}“?',
  },
  'item-gone': {
    en: 'The thing that this is about is not in the scene any more. Choose another one, or use it before it is removed.',
    de: 'Das Ding, um das es hier geht, ist nicht mehr in der Szene. Wähle ein anderes, oder benutze es, bevor es entfernt wird.',
  },
  'item-not-chosen': { en: 'Choose a thing here first.', de: 'Wähle hier zuerst ein Ding aus.' },
  'needs-number': {
    en: '“{{name}}” needs a number, but got {{found}}. Write a number like 2 or 1.5 instead.',
    de: '„{{name}}“ braucht eine Zahl, bekommt aber {{found}}. Schreibe stattdessen eine Zahl wie 2 oder 1.5.',
  },
  'needs-text': {
    en: "“{{name}}” needs a text in quotation marks, but got {{found}}. Write something like 'hello' instead.",
    de: "„{{name}}“ braucht einen Text in Anführungszeichen, bekommt aber {{found}}. Schreibe stattdessen etwas wie 'hallo'.",
  },
  'needs-function': {
    en: '“{{name}}” needs to know what to do. Give it a function: () => { … }',
    de: '„{{name}}“ muss wissen, was es tun soll. Gib ihm eine Funktion: () => { … }',
  },
  'needs-place': {
    en: '“{{name}}” needs a thing or a place. Write for example {x: 0, y: 1, z: 0}.',
    de: '„{{name}}“ braucht ein Ding oder einen Ort. Schreibe zum Beispiel {x: 0, y: 1, z: 0}.',
  },
  'needs-colour': {
    en: "{{found}} is no colour that I know. Use a color like 'red' or '#53A206'.",
    de: "{{found}} kenne ich nicht als Farbe (color). Nimm zum Beispiel 'red' oder '#53A206'.",
  },
  'needs-axis': {
    en: "There are three axes. Write 'x', 'y' or 'z'.",
    de: "Es gibt drei Achsen. Schreibe 'x', 'y' oder 'z'.",
  },
  'item-protected': {
    en: '{{name}} stays, because every world needs somebody in it. Use visible = false to hide it.',
    de: '{{name}} bleibt, denn jede Welt braucht jemanden. Benutze visible = false, um es zu verstecken.',
  },
  'too-many-items': {
    en: 'There are already {{count}} things in the scene, and more do not fit. Remove some with remove(), or make fewer copies.',
    de: 'In der Szene sind schon {{count}} Dinge, und mehr passen nicht hinein. Entferne welche mit remove(), oder mache weniger Kopien.',
  },
} as const satisfies Record<string, Said>

export type ScriptErrorCode = keyof typeof scriptErrorWords
export const isScriptErrorCode = (code: string): code is ScriptErrorCode =>
  Object.hasOwn(scriptErrorWords, code)
