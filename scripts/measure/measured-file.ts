import ts from 'typescript'

/** What one source file weighs. */
export interface MeasuredFile {
  readonly path: string
  /** All lines but a last empty one. */
  readonly lines: number
  /** Lines that hold nothing but a comment, and lines that are not blank. */
  readonly commentLines: number
  readonly filledLines: number
  /** `any` as a type, wherever it is written. */
  readonly anys: number
  /** Comments that switch the compiler off. */
  readonly silenced: number
  /** Notes of things to do without the number of an issue. */
  readonly bareTodos: number
}

/** Measures TypeScript or JavaScript by its syntax, so that strings and JSX text count as neither comment nor type. */
export function measureFile(path: string, text: string): MeasuredFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const comments = new Map<number, ts.CommentRange>()
  const texts: ts.Node[] = []
  let anys = 0
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) anys += 1
    if (node.kind === ts.SyntaxKind.JsxText) {
      texts.push(node)
      return
    }
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      comments.set(range.pos, range)
    for (const range of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) comments.set(range.pos, range)
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)

  const ranges = [...comments.values()].filter(
    ({ pos }) => !texts.some((jsx) => pos >= jsx.getFullStart() && pos < jsx.getEnd()),
  )
  const words = ranges.map(({ pos, end }) => text.slice(pos, end)).join('\n')
  const isFilled = (line: string) => line.trim() !== ''
  const filledLines = text.split('\n').filter(isFilled).length
  const uncommented = ranges
    .toSorted((a, b) => b.pos - a.pos)
    .reduce(
      (rest, { pos, end }) =>
        rest.slice(0, pos) + rest.slice(pos, end).replace(/[^\n]/g, '') + rest.slice(end),
      text,
    )
  return {
    path,
    lines: text.replace(/\n$/, '').split('\n').length,
    commentLines: filledLines - uncommented.split('\n').filter(isFilled).length,
    filledLines,
    anys,
    silenced: words.match(/@ts-(ignore|expect-error|nocheck)/g)?.length ?? 0,
    bareTodos: words.match(/\b(TODO|FIXME)\b(?!\(#\d+\))/g)?.length ?? 0,
  }
}
