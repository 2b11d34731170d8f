/** From a quotation mark to its like; `end` of the code when there is none, or of the line where a text may not have two. */
function endOf(code: string, start: number): { readonly isClosed: boolean; readonly end: number } {
  const mark = code[start]
  for (let at = start + 1; at < code.length; at += 1) {
    const sign = code[at]
    if (sign === mark) return { isClosed: true, end: at + 1 }
    if (sign === '\n' && mark !== '`') return { isClosed: false, end: at }
    if (sign === '\\') at += 1
  }
  return { isClosed: false, end: code.length }
}

/**
 * What stands between quotation marks in JavaScript, as far as that can be told without reading it. Each sign is looked at a few times at most: a
 * mark that is found open leaves none of its kind to close before the same end.
 */
export function quotedTexts(code: string): readonly string[] {
  const texts: string[] = []
  const openUntil = new Map<string, number>()
  for (let at = 0; at < code.length; ) {
    const sign = code.charAt(at)
    const isMark = sign === "'" || sign === '"' || sign === '`'
    if (!isMark || at < (openUntil.get(sign) ?? 0)) {
      at += 1
      continue
    }
    const { isClosed, end } = endOf(code, at)
    if (isClosed) texts.push(code.slice(at, end))
    else openUntil.set(sign, end)
    at = isClosed ? end : at + 1
  }
  return texts
}
