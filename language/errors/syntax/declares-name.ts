/** Whether a program makes something of that name itself; it is read as a text, for it does not parse. */
export const declaresName = (source: string, name: string): boolean =>
  new RegExp(
    `\\b(?:let|const|var|function|class)\\s+${name.replaceAll('$', '\\$')}(?![\\p{L}\\p{N}_$])`,
    'u',
  ).test(source)
