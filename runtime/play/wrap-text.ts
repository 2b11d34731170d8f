/** Breaks a text at spaces into lines that are no wider than `widest` where that can be; what is longer than `most` lines ends in an ellipsis. */
export function wrapText(
  text: string,
  {
    widest,
    most,
    widthOf,
  }: { readonly widest: number; readonly most: number; readonly widthOf: (line: string) => number },
): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer) > widest) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${lines[most - 1]} …`]
}
