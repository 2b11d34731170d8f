import { isHat, statementFor } from '../foreign-words.ts'
import { declaresName } from './declares-name.ts'
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

/** `forever {`, `repeat forever {`, `wiederhole fortlaufend {`, `für immer {`. */
function endlessLoop(context: SyntaxContext): Slip | null {
  const head = headOf(context)
  if (!head || declaresName(context.source, head.word.text)) return null
  const isEndless =
    /^(?:(?:repeat|wiederhole)\s+)?(?:forever|fortlaufend|endlos|(?:für |fuer )?immer)(?:\s*\(\s*\))?$/i
  const said = `${head.word.text} ${head.behind}`.trim()
  return isEndless.test(said) ? instead(head, 'while (true) { … await wait(0.1) }') : null
}

/** A count as it can stand in a condition: a number, a name, or what is reckoned with them. */
const isCount = /^[\p{L}\d_$.]+(?:\([^()]*\))?(?:\s*[-+*/%]\s*[\p{L}\d_$.]+(?:\([^()]*\))?)*$/u

/** What is between brackets that belong together. */
const bracketed = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/

/** `repeat(10) {`, `wiederhole 10 mal {`, `repeat until score > 3 {`: “for” alone would only bring the next mistake. */
function countedLoop(context: SyntaxContext): Slip | null {
  const head = headOf(context)
  if (!head || !/^(repeat|wiederhole)$/i.test(head.word.text)) return null
  // What the program makes itself is no word of another language.
  if (declaresName(context.source, head.word.text) || /^[^\s([\p{L}\p{N}_$]/u.test(head.behind)) return null
  const until = /^\(?\s*(?:until|bis)\s+(.+)$/.exec(head.behind)?.[1]
  if (until) return instead(head, `while (!(${until.replace(/^\((.*)\)$/, '$1')})) {`)
  const said = head.behind
    .replace(/(?:(?<=[\d)])\s*|\s+)(?:times|mal|x)$/i, '')
    .replace(bracketed, '$1')
    .trim()
  return instead(head, `for (let i = 0; i < ${isCount.test(said) ? said : '10'}; i += 1) {`)
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
export const wholeHeadRules: readonly SyntaxRule[] = [hatOfBlocks, endlessLoop, countedLoop, functionOfOthers]
