import { isHat, statementFor } from '../foreign-words.ts'
import { keyOfHat } from './key-of-hat.ts'
import { headOf, instead } from './line-head.ts'
import type { Slip, SyntaxContext, SyntaxRule } from './syntax-context.ts'

const messages = /\breceive (?:message )?[['"]?([\p{L}\d]+)|\bich [['"]?([\p{L}\d]+)[\]'"]? empfange/iu

/** “when mouse button pressed”: its button is no key. */
const clicks = /\b(?:mouse|maus)[^,]*(?:press|button|click|klick|drück|taste)/i

/** `when green flag clicked`, `wenn Leertaste gedrückt`: what programs of blocks begin with. */
function hatOfBlocks(context: SyntaxContext): Slip | null {
  const head = headOf(context)
  if (!head || !isHat(head.word.text) || head.behind.startsWith('(')) return null
  if (/\b(?:flag|flagge|fahne)\b/i.test(head.behind)) return instead(head, 'onStart(() => {')
  if (clicks.test(head.behind)) return instead(head, '….onClick(() => {')
  const key = keyOfHat(head.behind)
  if (key !== null) return instead(head, `onKey('${key}', () => {`)
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
