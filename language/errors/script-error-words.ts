import type { Said } from '../locale.ts'
import { actingWords } from './words/acting-words.ts'
import { runningWords } from './words/running-words.ts'
import { statementWords } from './words/statement-words.ts'
import { syntaxWords } from './words/syntax-words.ts'

/**
 * What can go wrong in a learner's code, in a learner's words. The codes travel in `ScriptError.code`; a code that has been
 * released keeps its meaning. Where to look (tab, line) is shown beside the sentence and is not part of it.
 */
export const scriptErrorWords = {
  ...syntaxWords,
  ...statementWords,
  ...runningWords,

  // Said by the helper API
  ...actingWords,
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
