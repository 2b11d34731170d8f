import { isHat, statementFor } from '../foreign-words.ts'
import { headOf, instead } from './line-head.ts'
import type { Slip, SyntaxContext, SyntaxRule } from './syntax-context.ts'

const arrows = /\b(?:up|down|left|right|space|[a-z0-9])\b(?=(?: arrow)? key\b)/i

/** What German programs of blocks call keys. */
const germanKeys: readonly (readonly [RegExp, string])[] = [
  [/\b(?:oben|hoch)\b/i, 'up'],
  [/\b(?:unten|runter)\b/i, 'down'],
  [/\blinks\b/i, 'left'],
  [/\brechts\b/i, 'right'],
  [/leer(?:taste|zeichen)/i, 'space'],
  [/eingabe/i, 'enter'],
]

function keyIn(behind: string): string {
  const german = germanKeys.find(([word]) => word.test(behind))?.[1]
  const letter = /\btaste\s+[['"]?([a-z0-9])\b/i.exec(behind)?.[1]
  return german ?? (letter ?? arrows.exec(behind)?.[0] ?? 'space').toLowerCase()
}

const messages = /\breceive (?:message )?[['"]?([\p{L}\d]+)|\bich [['"]?([\p{L}\d]+)[\]'"]? empfange/iu

/** `when green flag clicked`, `wenn Leertaste gedrückt`: what programs of blocks begin with. */
function hatOfBlocks(context: SyntaxContext): Slip | null {
  const head = headOf(context)
  if (!head || !isHat(head.word.text) || head.behind.startsWith('(')) return null
  if (/\b(?:flag|flagge|fahne)\b/i.test(head.behind)) return instead(head, 'onStart(() => {')
  if (/\bkey\b|taste\b|\bpfeil/i.test(head.behind))
    return instead(head, `onKey('${keyIn(head.behind)}', () => {`)
  const message = messages.exec(head.behind)
  if (message) return instead(head, `onMessage('${message[1] ?? message[2]}', () => {`)
  return /\b(?:an)?(?:ge)?klickt\b|\bclicked\b/i.test(head.behind) ? instead(head, '….onClick(() => {') : null
}

/** `def move():`, `func move() {`. */
function functionOfOthers(context: SyntaxContext): Slip | null {
  const head = headOf(context)
  if (!head || statementFor(head.word.text) !== 'function') return null
  return /^[\p{L}_$][\p{L}\p{N}_$]*\s*\([^()]*\)$/u.test(head.behind)
    ? instead(head, `function ${head.behind} {`)
    : null
}

/** Lines of other languages that have to be written anew, not only their first word. */
export const wholeHeadRules: readonly SyntaxRule[] = [hatOfBlocks, functionOfOthers]
