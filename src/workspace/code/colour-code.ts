/** A piece of JavaScript and what it is. */
export interface CodePiece {
  readonly kind: 'keyword' | 'string' | 'number' | 'call' | 'comment' | 'text'
  readonly text: string
}

const keywords =
  'async|await|break|case|catch|class|const|continue|default|do|else|export|extends|finally|for|function|if|in|instanceof|let|new|of|return|switch|this|throw|try|typeof|var|void|while|yield'

const pattern = new RegExp(
  [
    String.raw`(?<comment>\/\/.*)`,
    String.raw`(?<string>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")`,
    String.raw`(?<keyword>\b(?:${keywords})\b)`,
    String.raw`(?<number>\b(?:\d+(?:\.\d+)?|true|false|null|undefined)\b)`,
    String.raw`(?<call>[\p{ID_Start}_$][\p{ID_Continue}_$]*(?=\())`,
  ].join('|'),
  'gu',
)

const kinds = ['comment', 'string', 'keyword', 'number', 'call'] as const

/** Cuts one line of generated JavaScript into pieces to colour. Joined again they are the line. */
export function colourCode(line: string): readonly CodePiece[] {
  const pieces: CodePiece[] = []
  let at = 0
  for (const match of line.matchAll(pattern)) {
    if (match.index > at) pieces.push({ kind: 'text', text: line.slice(at, match.index) })
    const kind = kinds.find((name) => match.groups?.[name] !== undefined) ?? 'text'
    pieces.push({ kind, text: match[0] })
    at = match.index + match[0].length
  }
  if (at < line.length) pieces.push({ kind: 'text', text: line.slice(at) })
  return pieces
}
