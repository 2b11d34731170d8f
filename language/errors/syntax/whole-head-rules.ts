import { isHat, statementFor } from '../foreign-words.ts'
import type { Lexeme } from './lexeme.ts'
import { type Slip, type SyntaxContext, type SyntaxRule, slipAt } from './syntax-context.ts'

/** What begins a line: the word, and the code behind it without the sign that begins its block. */
interface Head {
  readonly word: Lexeme
  readonly all: string
  readonly behind: string
}

/** The line at which the parser gave up, when it begins with a word. */
function headOf({ source, lexemes, index }: SyntaxContext): Head | null {
  const { line } = lexemes[index - 1] ?? lexemes[index] ?? {}
  const words = lexemes.filter((lexeme) => lexeme.line === line)
  const [word] = words
  const last = words.findLast(({ text }) => text === '{' || text === ':') ?? words.at(-1)
  if (word?.kind !== 'word' || !last) return null
  const behind = source.slice(word.end, last.end).replace(/\s*[{:]$/, '')
  return { word, all: source.slice(word.start, last.end), behind: behind.trim() }
}

const instead = ({ word, all }: Head, wanted: string): Slip =>
  slipAt(word, 'syntax.word', { found: all, wanted })

const arrows = /\b(?:up|down|left|right|space|[a-z0-9])\b(?=(?: arrow)? key\b)/i

const messages = /\breceive (?:message )?[['"]?([\p{L}\d]+)|\bich [['"]?([\p{L}\d]+)[\]'"]? empfange/iu

/** `when green flag clicked`, `wenn Leertaste gedrückt`: what programs of blocks begin with. */
function hatOfBlocks(context: SyntaxContext): Slip | null {
  const head = headOf(context)
  if (!head || !isHat(head.word.text) || head.behind.startsWith('(')) return null
  if (/\b(?:flag|flagge|fahne)\b/i.test(head.behind)) return instead(head, 'onStart(() => {')
  if (/\bkey\b|taste\b/i.test(head.behind)) {
    const key = arrows.exec(head.behind)?.[0].toLowerCase() ?? 'space'
    return instead(head, `onKey('${key}', () => {`)
  }
  const message = messages.exec(head.behind)
  if (message) return instead(head, `onMessage('${message[1] ?? message[2]}', () => {`)
  return /\b(?:an)?(?:ge)?klickt\b|\bclicked\b/i.test(head.behind) ? instead(head, '….onClick(() => {') : null
}

/** `repeat(10) {`, `wiederhole 10 mal {`, `repeat until score > 3 {`: “for” alone would only bring the next mistake. */
function countedLoop(context: SyntaxContext): Slip | null {
  const head = headOf(context)
  if (!head || !/^(repeat|wiederhole)$/i.test(head.word.text) || head.behind.startsWith('=')) return null
  const until = /^\(?\s*(?:until|bis)\s+(.+)$/.exec(head.behind)?.[1]
  if (until) return instead(head, `while (!(${until.replace(/^\((.*)\)$/, '$1')})) {`)
  const count = /^\(?\s*([\p{L}\d_$.]+)\s*\)?\s*(?:times|mal|x)?$/u.exec(head.behind)?.[1] ?? '10'
  return instead(head, `for (let i = 0; i < ${count}; i += 1) {`)
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
export const wholeHeadRules: readonly SyntaxRule[] = [hatOfBlocks, countedLoop, functionOfOthers]
