import { conditionIn, withoutBrackets } from './condition-in.ts'
import { declaresName } from './declares-name.ts'
import { headOf, instead } from './line-head.ts'
import { enclosing, type Slip, type SyntaxContext, type SyntaxRule, slipAt } from './syntax-context.ts'

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
const count = String.raw`-?[\p{L}\d_$.]+(?:\([^()]*\))?(?:\s*[-+*/%]\s*[\p{L}\d_$.]+(?:\([^()]*\))?)*`
const isCount = new RegExp(`^${count}$`, 'u')

/** `repeat(10) {`, `wiederhole 10 mal {`, `repeat until score > 3 {`: “for” alone would only bring the next mistake. */
function countedLoop(context: SyntaxContext): Slip | null {
  const head = headOf(context)
  // What the program makes itself is no word of another language.
  if (!head || !/^(repeat|wiederhole)$/i.test(head.word.text) || declaresName(context.source, head.word.text))
    return null
  const behind = head.behind.replace(/^,|^(?:up to|bis zu)(?=\s)/i, '').trim()
  const [, word = '', condition] = /^(until|bis|while|solange)\b\s*(.+)$/i.exec(withoutBrackets(behind)) ?? []
  if (condition !== undefined) {
    const said = conditionIn(condition)
    return instead(head, `while (${/^(until|bis)$/i.test(word) ? `!(${said})` : said}) {`)
  }
  if (/^[^\s([\p{L}\p{N}_$]/u.test(head.behind)) return null
  const said = withoutBrackets(
    behind.replace(/(?:(?<=[\d)])\s*|\s+)(?:times|mal|x)$|\s*-\s*(?:times|mal)$/i, ''),
  )
  return instead(head, `for (let i = 0; i < ${isCount.test(said) ? said : '10'}; i += 1) {`)
}

const goesFrom = String.raw`(?<name>[\p{L}_$][\p{L}\p{N}_$]*)\s*(?:=|\s(?:from|von|in|of)\s)\s*(?<first>${count})`
const goesTo = String.raw`\s+(?:to|bis)\s+(?<last>${count})(?:\s+(?:step|by|schritt)\s+(?<step>${count}))?`
const countsTo = new RegExp(
  String.raw`^(?:for|für|fuer)\s*(?<bracket>\()?\s*(?:(?:let|const|var|int)\s+)?${goesFrom}${goesTo}` +
    String.raw`\s*(?:(?:[;,][^()]*)?\)(?:\s*(?:do|then)\b)?|[:{]|do\b|$)`,
  'iu',
)

/** `for (let i from 1 to 10)`, `for i = 10 to 1 {`. */
function fromTo({ source, lexemes, index }: SyntaxContext): Slip | null {
  const head = [lexemes[index - 1], lexemes[enclosing(lexemes, index) - 1]].find(
    (word) => word && /^(?:for|für|fuer)$/i.test(word.text),
  )
  const [line = ''] = head ? source.slice(head.start).split('\n') : []
  const told = countsTo.exec(line)
  if (!head || !told) return null
  const { name, first, last, step = '1', bracket } = told.groups ?? {}
  const [until, by] = Number(first) > Number(last) ? ['>=', '-='] : ['<=', '+=']
  const wanted = `for (let ${name} = ${first}; ${name} ${until} ${last}; ${name} ${by} ${step})`
  const found = told[0].trim()
  const isClosed = bracket !== undefined && /\)(?:\s*(?:do|then))?$/.test(found)
  return slipAt(head, 'syntax.word', { found, wanted: isClosed ? wanted : `${wanted} {` })
}

/** Loops as other languages and blocks say them. */
export const loopRules: readonly SyntaxRule[] = [endlessLoop, countedLoop, fromTo]
